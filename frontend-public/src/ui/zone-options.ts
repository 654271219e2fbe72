import { formatCityName } from './times.ts';

interface ZoneOption {
  readonly value: string;
  readonly label: string;
}

const zones: readonly ZoneOption[] = Intl.supportedValuesOf('timeZone')
  .map((value) => ({ value, label: formatCityName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Includes the chosen time zone, also when this browser does not list it. */
export const listZoneOptions = (chosen: string): readonly ZoneOption[] =>
  zones.some(({ value }) => value === chosen) ? zones : [{ value: chosen, label: formatCityName(chosen) }, ...zones];
