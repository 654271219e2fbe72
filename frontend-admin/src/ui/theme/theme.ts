import { theme, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { createColorPair } from 'shell/color-pair';
import { lightPalette, darkPalette, type ColorPalette } from './palette.ts';

export const themeStyleKey = 'admin-theme';
export const menuStyleKey = 'admin-menu';

export type ColorScheme = 'light' | 'dark';

const getPalette = (scheme: ColorScheme): ColorPalette => (scheme === 'dark' ? darkPalette : lightPalette);

/** All colors of antd come from this theme, so other code must not pass colors to antd. */
export function createTheme(scheme: ColorScheme, key = themeStyleKey): ThemeConfig {
  const palette = getPalette(scheme);
  return {
    algorithm: [scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, keepPalette(palette)],
    cssVar: { key },
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
      colorTextQuaternary: palette.muted,
      colorBgLayout: palette.page,
      colorBgContainer: palette.card,
      colorBgElevated: palette.raised,
      colorBgContainerDisabled: palette.band,
      colorBorder: palette.control,
      colorBorderSecondary: palette.hairline,
      colorSplit: palette.hairline,
      colorFillSecondary: palette.band,
      colorFillTertiary: palette.hovered,
      colorFillQuaternary: palette.hovered,
      ...alertTokens(palette),
      opacityLoading: 1,
      controlItemBgHover: palette.hovered,
      controlItemBgActive: palette.band,
      fontFamily: "var(--sans, 'Instrument Sans', system-ui, sans-serif)",
      fontSize: 14,
      fontSizeHeading1: 36,
      lineHeightHeading1: 46 / 36,
      fontSizeHeading2: 24,
      lineHeightHeading2: 32 / 24,
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
    components: componentTokens(palette),
  };
}

export const menuBackground = createColorPair('#10142b', '#0b0e20');

const alertTokens = (palette: ColorPalette): NonNullable<ThemeConfig['token']> => ({
  colorPrimaryBg: palette.primaryBg,
  colorPrimaryBgHover: palette.primaryBgHover,
  colorInfoBg: palette.infoBg,
  colorInfoBorder: palette.hairline,
  colorWarningBg: palette.warningBg,
  colorWarningBorder: palette.warningBorder,
  colorErrorBg: palette.errorBg,
  colorErrorBorder: palette.errorBorder,
  colorSuccessBg: palette.successBg,
  colorSuccessBorder: palette.hairline,
});

/** The dark algorithm of antd would make each given color darker again. */
const keepPalette =
  (palette: ColorPalette): MappingAlgorithm =>
  (seed, map = theme.defaultAlgorithm(seed)) => ({
    ...map,
    colorPrimary: palette.accent,
    colorLink: palette.accent,
    colorInfo: palette.accent,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
  });

function componentTokens(palette: ColorPalette): NonNullable<ThemeConfig['components']> {
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
      dangerColor: palette.onAccent,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      paddingInlineSM: 10,
    },
    Modal: { titleFontSize: 18 },
    Input: { activeShadow: 'none' },
    Switch: { colorTextQuaternary: palette.control, colorTextTertiary: palette.control },
    Typography: { titleMarginBottom: 0, titleMarginTop: 0 },
    Drawer: { footerPaddingBlock: 20, footerPaddingInline: 20 },
    Card: { bodyPadding: 20 },
    Tabs: {
      itemColor: palette.muted,
      itemSelectedColor: palette.text,
      inkBarColor: palette.accent,
      horizontalItemGutter: 0,
      horizontalItemPadding: '10px 0',
    },
    Segmented: {
      trackBg: palette.card,
      trackPadding: 3,
      itemSelectedBg: palette.text,
      itemSelectedColor: palette.page,
    },
    Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 6px' },
    Tag: { defaultBg: 'transparent' },
    Descriptions: { itemPaddingBottom: 8 },
    Statistic: { titleFontSize: 15, contentFontSize: 44 },
    Result: { titleFontSize: 16, subtitleFontSize: 14 },
    Collapse: { headerPadding: 0, borderlessContentPadding: 0 },
  };
}

const darkTheme = createTheme('dark', menuStyleKey);

export const menuTheme: ThemeConfig = {
  ...darkTheme,
  components: {
    ...darkTheme.components,
    Drawer: { ...darkTheme.components?.Drawer, colorBgElevated: menuBackground },
  },
};
