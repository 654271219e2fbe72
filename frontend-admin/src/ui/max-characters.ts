import { getTooLongMessage } from 'shell/text-length';

/** Rejects text that is too long without cutting it, and shows its length in the error. */
export const createMaxLengthRule = (maxLength: number) => ({
  validator: (_: unknown, text: string | undefined): Promise<void> => {
    const fault = getTooLongMessage(text ?? '', maxLength);
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  },
});
