import { tooLongMessage } from 'shell/text-length';

/** Rejects text that is too long without cutting it, and shows its length in the error. */
export const maxCharacters = (most: number) => ({
  validator: (_: unknown, text: string | undefined): Promise<void> => {
    const fault = tooLongMessage(text ?? '', most);
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  },
});
