import { Link } from 'react-router-dom';
import { SubscribeForm } from '../../features/subscribe/components/subscribe-form.tsx';
import { ThemeSwitch } from '../../frame/switches.tsx';
import { SkyBackground } from '../../ui/art/sky-stage.tsx';
import { brand } from '../../frame/brand.ts';

const sunsetHour = 19.6;

const links = [
  { to: '/about', label: 'About' },
  { to: '/programs', label: 'Programs' },
  { to: '/events', label: 'Events' },
  { to: '/membership', label: 'Membership' },
  { to: '/partner', label: 'Unity Ventures' },
  { to: '/resources', label: 'Blog & Resources' },
  { to: '/withdraw', label: 'Withdraw from purchase' },
  { to: '/get-involved', label: 'Get Involved' },
  { to: '/contact', label: 'Contact' },
  { to: '/press-kit', label: 'Press Kit' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/accessibility', label: 'Accessibility' },
] as const;

export function Footer({ withList = true }: { withList?: boolean }) {
  return (
    <footer data-theme="dark" className="relative bg-[#1a2355]">
      <SkyBackground hour={sunsetHour} stage="dusk" isStill />
      <div
        className={`column relative grid gap-x-6 gap-y-12 pt-18 pb-14 tablet:grid-cols-12 tablet:pt-27 ${withList ? 'tablet:min-h-136' : ''}`}
      >
        {withList && <MailingList />}
        <nav
          aria-label="Footer"
          className="grid content-start gap-x-6 pair:grid-flow-col pair:grid-cols-2 pair:grid-rows-[repeat(7,auto)] tablet:col-span-6 tablet:gap-y-1 tablet:pt-1 wide:col-span-5 wide:col-start-8 wide:max-w-95"
        >
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="py-2.5 text-plain underline-offset-4 hover:underline tablet:py-1">
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div className="column relative flex min-h-28 flex-wrap content-center items-center gap-x-10 gap-y-1 text-15 tablet:min-h-24 tablet:gap-x-[72px]">
        <p className="w-full tablet:w-auto">
          © {new Date().getFullYear()} {brand.name}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {brand.social.map(({ name, href }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="inline-block py-2.5 underline-offset-4 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <div className="hidden wide:block">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function MailingList() {
  return (
    <div id="mailing-list" className="max-w-105 scroll-mt-24 tablet:col-span-6 wide:col-span-5">
      <h2 className="title-32 text-33! tablet:text-34!">Join the mailing list</h2>
      <p className="mt-3 mb-7 max-w-100 text-plain leading-text text-[#d5d8ea]">{brand.mailingList.promise}</p>
      <SubscribeForm variant="default" source="footer" />
    </div>
  );
}
