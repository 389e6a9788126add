/**
 * Acts by key, with Alt so that no text that is typed sets one off: by the place of the key, whatever the language of the keyboard. Not while a dialog
 * is open. Answers how to stop listening.
 */
export function onShortcut(acts: Readonly<Record<string, () => void>>): () => void {
  const press = (event: KeyboardEvent): void => {
    const act = acts[event.code];
    if (!act || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
