import { Transform } from 'class-transformer';

/** Applies the rules of a field in the order in which they are checked. */
export const inOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const rule of rules) rule(target, key);
  };

/** Changes a text before it is checked; what is no text is left for the rules to refuse. */
export const whenText = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Trimmed; line breaks and other control characters become spaces, and halves of characters the sign for none. */
export const onOneLine = (): PropertyDecorator =>
  whenText((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
  );

/** As `onOneLine`, but line breaks stay, all of one kind. */
export const inLines = (): PropertyDecorator =>
  whenText((text) =>
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]+/gu, ' ')
      .trim(),
  );
