export const logoSunPath = 'M5.13 21a15 15 0 1 1 29.74 0Z';
export const logoLinesPath = 'M0 23.4h40M6.6 27.8h26.8M10.6 32.2h18.8';
