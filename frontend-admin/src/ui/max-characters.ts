import { getTooLongMessage } from 'shell/text-length';

/** Rejects a long text instead of cutting the text. */
export const createMaxLengthRule = (maxLength: number) => ({
  validator: (_: unknown, text: string | undefined): Promise<void> => {
    const fault = getTooLongMessage(text ?? '', maxLength);
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  },
});
