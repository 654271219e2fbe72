const PROCESSED_BY_INPUT_METHOD = 229;

/** Call this function before other key handlers are added to the window. */
export function ignoreKeysDuringComposition(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === PROCESSED_BY_INPUT_METHOD) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
