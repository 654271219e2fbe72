export const StaffMark = () => (
  <span className="border-[1.25px] border-ink px-1.5 text-[0.875rem] leading-snug font-[550]">Staff</span>
);
