import { Button, type ClickButtonProps } from './button.tsx';

interface RequestButtonProps extends Omit<ClickButtonProps, 'busy' | 'failed'> {
  request: { isBusy: boolean; error: { isRetryable: boolean } | undefined };
}

export function RequestButton({ request: { isBusy, error }, children, ...rest }: RequestButtonProps) {
  const isAway = error?.isRetryable ?? false;
  return (
    <Button {...rest} busy={isBusy} failed={isAway && rest.variant !== 'quiet'}>
      {isAway ? 'Try again' : children}
    </Button>
  );
}
