import { Result, Typography } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { logFailure } from 'shell/log-failure';
import { brandName } from '../../ui/brand.tsx';
import { Unlit } from '../../ui/load-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/**
 * The server answers every address under /admin with the same document. So the admin asks for one that does not exist, for
 * the server to log like any other unknown address.
 */
const reportUnknown = (pathname: string): Promise<unknown> => fetch(`/not-found${pathname}`, { method: 'HEAD' });

/** An address under /admin that no page has. */
export function UnknownPath() {
  const { pathname } = useLocation();
  useEffect(() => {
    reportUnknown(pathname).catch((error: unknown) => logFailure(`${pathname} could not be reported`, error));
  }, [pathname]);
  return (
    <>
      <title>{`Page not found · ${brandName}`}</title>
      <Result
        icon={<Unlit />}
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
