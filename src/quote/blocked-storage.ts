// Hides blocked storage from EmailJS's client, which reads it while loading and would throw.
try {
  localStorage;
} catch {
  if (typeof window !== 'undefined')
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
}
