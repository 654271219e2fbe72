export interface ColorPalette {
  page: string;
  band: string;
  card: string;
  raised: string;
  hovered: string;
  text: string;
  muted: string;
  placeholder: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  success: string;
  warning: string;
  danger: string;
  control: string;
  hairline: string;
  primaryBg: string;
  primaryBgHover: string;
  infoBg: string;
  warningBg: string;
  warningBorder: string;
  errorBg: string;
  errorBorder: string;
  successBg: string;
}

export const lightPalette: ColorPalette = {
  page: '#F4F6FA',
  band: '#E6EBF3',
  card: '#FFFFFF',
  raised: '#FFFFFF',
  hovered: '#F4F6FA',
  text: '#151D36',
  muted: '#434C63',
  placeholder: '#5A637A',
  accent: '#37307F',
  accentHover: '#2A2468',
  onAccent: '#FFFFFF',
  success: '#12543F',
  warning: '#7A4300',
  danger: '#8F1D2C',
  control: '#78829A',
  hairline: '#CFD6E3',
  primaryBg: '#EBE9F7',
  primaryBgHover: '#DEDBF2',
  infoBg: '#EEF1F8',
  warningBg: '#FFF6E0',
  warningBorder: '#E3C07A',
  errorBg: '#FCEFF0',
  errorBorder: '#DFA9B0',
  successBg: '#E9F4EF',
};

export const darkPalette: ColorPalette = {
  page: '#10142B',
  band: '#293163',
  card: '#1B2145',
  raised: '#293163',
  hovered: '#232A57',
  text: '#F3F1EA',
  muted: '#C3C7DE',
  placeholder: '#C3C7DE',
  accent: '#C7BAFF',
  accentHover: '#D8CFFF',
  onAccent: '#151D36',
  success: '#80D3B6',
  warning: '#F2B640',
  danger: '#FF9E90',
  control: '#858DB8',
  hairline: '#343C6B',
  primaryBg: '#343C6B',
  primaryBgHover: '#3E4678',
  infoBg: '#232A57',
  warningBg: '#33301F',
  warningBorder: '#8A6A1E',
  errorBg: '#3B2236',
  errorBorder: '#8F4A55',
  successBg: '#1C3A3F',
};
