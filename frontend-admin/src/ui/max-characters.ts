import { getTooLongMessage } from 'shell/text-length';

/** Rejects a text over the maximum length without cutting the text. The error message shows the current length. */
export const createMaxLengthRule = (maxLength: number) => ({
  validator: (_: unknown, text: string | undefined): Promise<void> => {
    const fault = getTooLongMessage(text ?? '', maxLength);
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  },
});
