/** The button of a notification. */
interface Action {
  label: string;
  onClick: () => void;
}

/** Milliseconds that a notification stays: long enough to reach its button with the keyboard. */
const duration = 10_000;

/**
 * Shows a notification about something off screen. Loads the library on first use; if that fails, shows nothing.
 *
 * @returns a function that dismisses the notification
 */
export async function notify(text: string, action: Action): Promise<() => void> {
  try {
    const { toast } = await import('./toaster.tsx');
    const id = toast(text, { action, duration });
    return () => toast.dismiss(id);
  } catch (error) {
    console.error(error);
    return () => {};
  }
}
