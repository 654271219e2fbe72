import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  to: string;
}

export function LinkButton({ to, ...button }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Button {...button} href={href} onClick={(event) => follow(event as React.MouseEvent<HTMLAnchorElement>)} />;
}
