import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { day, night, type Palette } from './palette.ts';

/** The class that carries the theme's variables. */
export const themeKey = 'admin-theme';

export type Scheme = 'light' | 'dark';

const paletteOf = (scheme: Scheme): Palette => (scheme === 'dark' ? night : day);

/** The product's tokens through antd's theme; nothing outside this file names a colour to antd. */
export function themeOf(scheme: Scheme): ThemeConfig {
  const palette = paletteOf(scheme);
  return {
    algorithm: [scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, toTheLetter(palette)],
    cssVar: { key: themeKey },
    token: {
      colorPrimary: palette.accent,
      colorPrimaryHover: palette.accentHover,
      colorPrimaryActive: palette.accentHover,
      colorPrimaryBorder: palette.accent,
      colorLink: palette.accent,
      colorLinkHover: palette.accentHover,
      colorInfo: palette.accent,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.danger,
      colorTextBase: palette.text,
      colorText: palette.text,
      colorTextHeading: palette.text,
      colorTextSecondary: palette.muted,
      colorTextTertiary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.placeholder,
      colorTextDisabled: palette.muted,
      colorBgLayout: palette.page,
      colorBgContainer: palette.card,
      colorBgElevated: palette.raised,
      colorBgContainerDisabled: palette.band,
      colorBorder: palette.control,
      colorBorderSecondary: palette.hairline,
      controlItemBgHover: palette.hovered,
      controlItemBgActive: palette.band,
      fontFamily: "var(--sans, 'Instrument Sans', system-ui, sans-serif)",
      fontSize: 14,
      fontWeightStrong: 600,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: 36,
      controlHeightSM: 30,
      lineWidth: 1,
      lineWidthFocus: 3,
      motionDurationMid: '0.18s',
      boxShadowSecondary: '0 12px 32px #151D3626',
    },
    components: componentsOf(palette),
  };
}

/** antd's dark algorithm dims the colours it is given; these are chosen for the night already and stay as they are. */
const toTheLetter =
  (palette: Palette): MappingAlgorithm =>
  (seed, map = theme.defaultAlgorithm(seed)) => ({
    ...map,
    colorPrimary: palette.accent,
    colorLink: palette.accent,
    colorInfo: palette.accent,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
  });

function componentsOf(palette: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Table: {
      headerBg: palette.band,
      headerColor: palette.text,
      headerSplitColor: 'transparent',
      rowHoverBg: palette.hovered,
      borderColor: palette.hairline,
      cellPaddingBlock: 6,
      cellPaddingInline: 10,
      headerBorderRadius: 12,
    },
    Button: {
      fontWeight: 550,
      primaryColor: palette.onAccent,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      paddingInlineSM: 12,
    },
    Input: { activeShadow: 'none' },
  };
}
