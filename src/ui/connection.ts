/** Network information of Chrome; Firefox and Safari have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** The visitor's connection, as far as the browser tells. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
