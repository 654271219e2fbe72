import { ErrorIcon } from 'shell/error-icon';

/** Always rendered, because screen readers only announce text that is added to an existing element. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className={message ? 'flex gap-2 text-15 leading-snug text-danger' : 'sr-only'}>
      {message && (
        <>
          <ErrorIcon />
          {message}
        </>
      )}
    </p>
  );
}
