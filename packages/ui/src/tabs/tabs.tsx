import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from '../page-locale/aria-locale.tsx';

export interface TabItem {
  key: string;
  title: ReactNode;
  body: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  selected?: string | undefined;
  onSelect?: ((key: string) => void) | undefined;
  className?: string | undefined;
}

/** Panels of one page. Tabs that lead to other pages are links: see `TabLinks`. Load it lazily. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  return (
    <AriaLocale>
      <AriaTabs
        {...(className && { className })}
        {...(selected !== undefined && { selectedKey: selected })}
        onSelectionChange={(key) => onSelect?.(String(key))}
      >
        <TabList className="ui-tabs__list" aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.key} id={tab.key} className="ui-tab" isDisabled={tab.isDisabled ?? false}>
              {tab.title}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.key} id={tab.key} className="ui-tabs__panel">
            {tab.body}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
