/** What Chrome tells pages about the visitor's network; Firefox and Safari tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** The visitor's connection; an empty object if the browser tells nothing about it. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether pictures may load early: on a fast connection that costs the visitor nothing, or an unknown one. */
export const isFastAndFree = ({ saveData, effectiveType = '4g', type } = connection()): boolean =>
  !saveData && effectiveType === '4g' && type !== 'cellular';
