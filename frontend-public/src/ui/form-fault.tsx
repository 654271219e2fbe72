import { ErrorSign } from 'shell/error-sign';

/** What went wrong with a whole form, read out as it appears. It stands in the page from the start, empty. */
export function FormFault({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className={message ? 'flex gap-2 text-[0.90625rem] leading-snug text-danger' : 'sr-only'}>
      {message && (
        <>
          <ErrorSign />
          {message}
        </>
      )}
    </p>
  );
}
