import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

type Variant = 'gold' | 'primary' | 'secondary' | 'danger' | 'quiet';
type Size = 'large' | 'medium' | 'small';

type Look = {
  /** Gold is the one call to action of a page: never two of them. */
  variant?: Variant;
  /** 56, 48 or 40 high. */
  size?: Size;
  /** Takes the whole width of its place. */
  wide?: boolean;
  children: ReactNode;
  className?: string;
};

type LinkButton = Look & {
  /** A path of this site. */
  to: string;
  state?: unknown;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Pressed before the page listens, it waits for that, as it takes something along. */
  'data-waits'?: boolean;
  /** The id of what says more of where it leads. */
  'aria-describedby'?: string;
};

type OutsideLinkButton = Look & {
  /** An address outside this site; opens in a new tab unless `sameTab`. */
  href: string;
  sameTab?: boolean;
};

export type PressButton = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    ref?: Ref<HTMLButtonElement>;
    /** Work is under way: the button is disabled and shows `busyLabel` in the width of its larger label. */
    busy?: boolean;
    busyLabel?: string;
    /** The last try failed: danger border. Say the reason in words beside it. */
    failed?: boolean;
  };

/** Where a ground of our own is not shown, an outline says that this is a button. */
const boxInForcedColors = 'forced-colors:border-[1.5px]';

const variants: Record<Variant, string> = {
  gold: `bg-gold text-on-gold hover:bg-gold-hover ${boxInForcedColors}`,
  primary: `bg-primary text-on-primary hover:bg-primary-hover ${boxInForcedColors}`,
  secondary: 'border-[1.5px] border-control text-ink hover:border-ink hover:bg-band',
  danger: 'border-[1.5px] border-danger text-danger hover:bg-band',
  quiet: 'font-[var(--quiet)] text-link underline decoration-1 underline-offset-[5px] hover:decoration-2',
};

const sizes: Record<Size, string> = {
  large: 'min-h-14 px-[min(1.75rem,8.75vw)] text-[1.0625rem]',
  medium: 'min-h-12 px-[min(1.5rem,7.5vw)] text-base',
  small: 'min-h-10 px-4 text-[0.9375rem]',
};

/** Its room for the focus ring hangs out at both sides, so that its words stand flush with those above. */
const quietSize = '-mx-1 min-h-11 px-1 text-base rounded-[6px]';

const disabledLook =
  'disabled:not-aria-busy:bg-disabled disabled:not-aria-busy:text-muted disabled:not-aria-busy:border-transparent';
const disabledQuiet = 'disabled:not-aria-busy:text-muted';

function look({ variant = 'secondary', size = 'medium', wide, className = '' }: Omit<Look, 'children'>): string {
  return [
    'inline-flex max-w-full min-w-0 items-center justify-center gap-2.5 rounded-control',
    'leading-tight text-center wrap-anywhere',
    'transition-[background-color,border-color,color] duration-[180ms] active:translate-y-px cursor-pointer',
    'disabled:cursor-default',
    variants[variant],
    variant === 'quiet' ? quietSize : `font-[550] ${sizes[size]}`,
    variant === 'quiet' ? disabledQuiet : disabledLook,
    wide ? 'w-full' : '',
    className,
  ].join(' ');
}

/** One button for everything pressed: a link when it has `to` or `href`, otherwise a button (type "button"). */
export function Button(props: LinkButton | OutsideLinkButton | PressButton) {
  if ('to' in props) {
    const { to, state, onClick, children, 'aria-describedby': describedBy, 'data-waits': waits, ...rest } = props;
    return (
      <Link
        to={to}
        state={state}
        onClick={onClick}
        data-waits={waits}
        aria-describedby={describedBy}
        className={look(rest)}
      >
        {children}
      </Link>
    );
  }
  if ('href' in props) {
    const { href, sameTab, children, ...rest } = props;
    const target = sameTab ? {} : { target: '_blank', rel: 'noreferrer' };
    return (
      <a href={href} {...target} className={look(rest)}>
        {children}
      </a>
    );
  }
  return <Press {...props} />;
}

function Press({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  className = '',
  busy = false,
  busyLabel,
  failed = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: PressButton) {
  const danger = failed && !busy ? 'bg-transparent! text-danger! border-[1.5px] border-danger!' : '';
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look({ variant, size, wide, className: `${danger} ${className}` })}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid min-w-0 grid-cols-1 place-items-center [&>*]:[grid-area:1/1]">
          <span className={busy ? 'invisible' : undefined} aria-hidden={busy || undefined}>
            {children}
          </span>
          <span
            className={`inline-flex min-w-0 items-center gap-2.5 ${busy ? '' : 'invisible'}`}
            aria-hidden={!busy || undefined}
          >
            <RollingDisc />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}

/** The small disc on its line inside a busy button; takes the colour of the text. */
function RollingDisc() {
  return (
    <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true" focusable="false">
      <path d="M0 13.25h22" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="12" cy="7.5" r="5" fill="currentColor" className="rolls-small breathes" />
    </svg>
  );
}
