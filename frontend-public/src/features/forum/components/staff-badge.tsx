export const StaffBadge = () => (
  <span className="border-hair border-ink px-1.5 text-14 leading-snug font-strong">Staff</span>
);
