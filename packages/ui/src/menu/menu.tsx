import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { Icon, type IconName } from '../icon/icon.tsx';
import { AriaLocale } from '../page-locale/aria-locale.tsx';

export interface MenuAction {
  key: string;
  label: string;
  content?: ReactNode;
  icon?: IconName | undefined;
  href?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface MenuProps {
  /** A button that passes its attributes on: `IconButton`, `Button`. */
  // biome-ignore lint/suspicious/noExplicitAny: react-aria's own type for "any element one can press"
  trigger: ReactElement<any, string>;
  label: string;
  actions: readonly MenuAction[];
  onAction?: ((key: string) => void) | undefined;
}

/** A short list of things to do with something. Load it lazily. */
export function Menu({ trigger, label, actions, onAction }: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover className="ui-popover">
          <AriaMenu className="ui-list" aria-label={label} onAction={(key) => onAction?.(String(key))}>
            {actions.map((action) => (
              <MenuItem
                key={action.key}
                id={action.key}
                className="ui-option"
                textValue={action.label}
                isDisabled={action.isDisabled ?? false}
                {...(action.href && { href: action.href })}
              >
                {action.icon && <Icon name={action.icon} />}
                <span>{action.content ?? action.label}</span>
              </MenuItem>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
