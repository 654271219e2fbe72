import { getTooLongMessage } from 'shell/text-length';

/**
 * Form rule that rejects a text over the maximum length. It does not cut the text, and its error message shows the
 * current length.
 */
export const createMaxLengthRule = (maxLength: number) => ({
  validator: (_: unknown, text: string | undefined): Promise<void> => {
    const fault = getTooLongMessage(text ?? '', maxLength);
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  },
});
