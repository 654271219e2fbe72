import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { themeStyleKey, createTheme } from '../../ui/theme/theme.ts';
import { useColorScheme } from '../../ui/theme/use-scheme.ts';

/**
 * Applies the theme to its children. Pop-ups are rendered inside the element `main`, because screen readers expect all
 * content inside a landmark.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const ground = useRef<HTMLDivElement>(null);
  const popupPlace = () => ground.current?.querySelector('main') ?? document.body;
  const tokens = useMemo(() => createTheme(scheme), [scheme]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={tokens}
        wave={{ disabled: true }}
        getPopupContainer={popupPlace}
        tag={{ variant: 'outlined' }}
      >
        <CssVariables />
        <div ref={ground} className={`admin ${themeStyleKey}`} style={{ colorScheme: scheme }}>
          {children}
        </div>
      </ConfigProvider>
    </StyleProvider>
  );
}

/**
 * Adds the CSS variables of the theme to the document. Our styles need them even if the page contains no antd
 * component.
 */
function CssVariables() {
  theme.useToken();
  return null;
}
