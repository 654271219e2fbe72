import { Result, Typography } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { logFailure } from 'shell/log-failure';
import { brandName } from '../../ui/brand.tsx';
import { EmptyListIcon } from '../../ui/load-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The server sends the same document for every path under /admin and cannot detect unknown paths. */
const reportUnknown = (pathname: string): Promise<unknown> => fetch(`/not-found${pathname}`, { method: 'HEAD' });

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    reportUnknown(pathname).catch((error: unknown) => logFailure(`${pathname} could not be reported`, error));
  }, [pathname]);
  return (
    <>
      <title>{`Page not found · ${brandName}`}</title>
      <Result
        icon={<EmptyListIcon />}
        title={<Typography.Title>Oops! Page not found</Typography.Title>}
        subTitle="There is nothing at this address. The page may have moved, or you may have a typo."
        extra={
          <LinkButton type="primary" to="/">
            Return to Home
          </LinkButton>
        }
      />
    </>
  );
}
