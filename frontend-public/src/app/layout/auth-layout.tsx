import type { ReactNode } from 'react';
import { isStorageBlocked } from 'shell/storage';
import { useIsHydrated } from 'shell/use-is-hydrated';
import { Button } from '../../ui/button.tsx';
import { SkyBackground } from '../../ui/art/sky-stage.tsx';
import { brand } from '../../frame/brand.ts';

/** Local hour of the drawn sky: 6.05 is 06:03, just before sunrise. */
const dawnHour = 6.05;

interface AuthLayoutProps {
  title: string | [string, string];
  tab?: string;
  children: ReactNode;
}

const oneLineTitleClasses = 'text-[min(3.75rem,15.4vw)] tablet:text-96';
const twoLineTitleClasses = 'text-[min(clamp(2rem,9.5vw,3.5rem),11vw)] tablet:text-72 wide:text-84';

export function AuthLayout({ title, tab, children }: AuthLayoutProps) {
  const lines = [title].flat();
  const name = tab ?? lines.join(' ');
  // Prerendering cannot check the storage of a browser, so the check runs after hydration.
  const isBlocked = useIsHydrated() && isStorageBlocked();
  return (
    <>
      <title>{`${name} · ${brand.name}`}</title>
      <meta name="description" content={`${name}: your account at the ${brand.name}.`} />
      <header data-theme="dark" className="relative flex min-h-52.5 tablet:min-h-82.5">
        <SkyBackground hour={dawnHour} stage="door" isStill />
        <div className="column relative flex grow items-end pt-24">
          <h1
            className={`baseline-bottom font-display leading-display tracking-display ${lines.length > 1 ? twoLineTitleClasses : oneLineTitleClasses}`}
          >
            {lines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
          </h1>
        </div>
      </header>
      <div className="column grid grid-cols-1 gap-16 pt-10 pb-24 *:max-w-120 wide:grid-cols-12 wide:gap-6 wide:pt-12">
        {isBlocked ? <StorageBlockedNotice /> : children}
      </div>
    </>
  );
}

function StorageBlockedNotice() {
  return (
    <section aria-labelledby="storage-needed" className="wide:col-span-7">
      <h2 id="storage-needed" className="title-32">
        Allow cookies to sign in
      </h2>
      <p className="mt-4 text-plain">
        Your browser blocks cookies and site data for this site. Signing in and the members area need them to remember
        who you are. Allow them in your browser&rsquo;s settings, then reload this page. All public pages work without
        them.
      </p>
      <Button className="mt-6" onClick={() => location.reload()}>
        Reload
      </Button>
    </section>
  );
}
