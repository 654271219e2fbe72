/**
 * Key code of the key that confirms text of an input method (IME). Safari reports this key when `isComposing` is
 * already false.
 */
const PROCESSED_BY_INPUT_METHOD = 229;

/**
 * Stops key presses of an input method (IME) before other code handles them, because these keys only select characters.
 * Must be called before other key handlers are added to the window.
 */
export function ignoreKeysDuringComposition(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === PROCESSED_BY_INPUT_METHOD) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
