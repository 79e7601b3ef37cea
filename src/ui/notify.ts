/** One thing that the visitor can do about a notification. */
interface Action {
  label: string;
  onClick: () => void;
}

/** Milliseconds that a notification stays: long enough to reach its button with the keyboard. */
const duration = 10_000;

/** Tells the visitor of something that is not on the screen. The library is fetched with the first notification. Where its code cannot be had, nothing is told. */
export async function notify(text: string, action: Action): Promise<void> {
  try {
    const { toast } = await import('./toaster.tsx');
    toast(text, { action, duration });
  } catch (error) {
    console.error(error);
  }
}
