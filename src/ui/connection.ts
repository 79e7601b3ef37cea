/** Network information of Chrome; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** What the browser tells of its connection. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
