import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { themeKey, themeOf } from '../../ui/theme/theme.ts';
import { useScheme } from '../../ui/theme/use-scheme.ts';

/** The product's look for everything inside: antd in its layer, by day or by night as the page is. */
export function Themed({ children }: { children: ReactNode }) {
  const scheme = useScheme();
  const tokens = useMemo(() => themeOf(scheme), [scheme]);
  return (
    <StyleProvider layer>
      <ConfigProvider theme={tokens} wave={{ disabled: true }}>
        <Variables />
        <div className={`admin ${themeKey}`} style={{ colorScheme: scheme }}>
          {children}
        </div>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Puts the theme's variables into the document, also where no antd component stands; the styles read them. */
function Variables() {
  theme.useToken();
  return null;
}
