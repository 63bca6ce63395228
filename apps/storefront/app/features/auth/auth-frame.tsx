import { Picture, type PictureSource } from '@paddock/ui/picture';
import type { ReactNode } from 'react';
import { Head } from '../../frame/head.tsx';
import './auth.css';

export type AuthPicture = { wide: PictureSource; narrow: PictureSource; focus: string };

type Props = { title: string; lead?: ReactNode; picture: AuthPicture; children: ReactNode };

/** The rooms in front of the account: a machine on one side, one thing to do on the other. */
export function AuthFrame({ title, lead, picture, children }: Props) {
  return (
    <>
      <Head title={title} noindex />
      <div className="auth">
        <div className="auth__picture" style={{ backgroundColor: picture.wide.color }}>
          {/* In a frame taller than wide the height decides how much of the picture is needed. */}
          <Picture
            source={picture.wide}
            narrow={{ source: picture.narrow, maxWidth: 1023, sizes: '100vw' }}
            focus={picture.focus}
            alt=""
            sizes={`max(52vw, ${Math.ceil((100 * picture.wide.width) / picture.wide.height)}vh)`}
            fit="cover"
            priority
          />
        </div>
        <div className="auth__side">
          <div className="auth__in">
            <h1 className="ui-h2">{title}</h1>
            {lead && <p className="auth__lead">{lead}</p>}
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
