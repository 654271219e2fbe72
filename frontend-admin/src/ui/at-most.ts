import { tooLong } from 'shell/text-length';

/** The rule of a form field whose text stays when it is too long, with an error that counts it. */
export const atMost = (most: number) => ({
  validator: (_: unknown, text: string | undefined): Promise<void> => {
    const fault = tooLong(text ?? '', most);
    return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
  },
});
