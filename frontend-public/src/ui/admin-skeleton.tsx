/**
 * The frame of the admin with bars in the place of what is coming: one picture from the first check to the first list.
 * The words stand where the admin's own stand while its first page loads.
 */
export function AdminSkeleton() {
  return (
    <div className="min-h-svh bg-page wide:grid wide:grid-cols-[196px_minmax(0,1fr)]">
      <div aria-hidden="true" className="h-16 bg-[light-dark(#10142b,#0b0e20)] wide:h-auto" />
      <p role="status" className="px-5 pt-[58px] text-[0.875rem] text-muted tablet:px-6">
        Loading...
      </p>
    </div>
  );
}
