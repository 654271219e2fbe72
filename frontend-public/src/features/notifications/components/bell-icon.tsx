export const createBellLabel = (unread: number) => ({
  'aria-label': unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
  title: 'Notifications',
});

export const BellIcon = ({ unread }: { unread: number }) => (
  <span className="relative grid size-[44px] place-items-center">
    <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
      <path
        d="M4.5 15.5c1.2-1.3 1.6-2.6 1.6-5.2C6.1 7 8.2 4.7 11 4.7s4.9 2.3 4.9 5.6c0 2.6.4 3.9 1.6 5.2zM9 18.4a2.1 2.1 0 0 0 4 0M11 4.7V3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    {unread > 0 && (
      <span
        aria-hidden="true"
        className="absolute -top-0.5 -right-1 grid h-[21px] min-w-[21px] place-items-center rounded-full bg-ink px-1 text-12 leading-none font-semibold text-page"
      >
        {unread > 9 ? '9+' : unread}
      </span>
    )}
  </span>
);
