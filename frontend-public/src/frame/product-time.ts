let aheadMs = 0;

/** Notes the time that the server answered with: doors open by its clock, however wrong that of the device is. */
export function noteProductTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

/** The time by the server's clock, as far as it is known. */
export const productNow = (): Date => new Date(Date.now() + aheadMs);
