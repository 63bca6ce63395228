import { Icon } from '@paddock/ui/icon';
import { useEffect, useState } from 'react';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useShell } from '../../page/shell-data.ts';
import { useConsent } from '../consent/consent-store.ts';
import './social-feed.css';

await requireMessages('social');

/** What the country's account posted last. Nothing is shown, or asked for, before the visitor has allowed it. */
export default function SocialFeed({ title }: { title: string }) {
  const t = useT();
  const posts = usePosts();
  const network = useShell()?.currentSite.settings.socials?.instagram;
  if (posts.length === 0) return null;
  return (
    <section className="social ui-column" aria-labelledby="social-feed">
      <div className="social__head">
        <h2 id="social-feed" className="ui-h2">
          {title}
        </h2>
        {network && (
          <a className="ui-go" href={network} target="_blank" rel="noopener">
            {t('social.follow')}
            <Icon name="arrow-end" />
          </a>
        )}
      </div>
      <ul className="social__grid">
        {posts.map((post) => (
          <li key={post.id}>
            <Post post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Post({ post }: { post: SocialPostView }) {
  const t = useT();
  const { caption, day } = post;
  return (
    <a className="social__post" href={post.permalink} target="_blank" rel="noopener">
      <img
        src={post.picture}
        alt={t('social.open', { day, caption })}
        width={640}
        height={640}
        loading="lazy"
        decoding="async"
      />
      {post.isFilm && (
        <span className="social__film" title={t('social.film')}>
          <Icon name="play" />
        </span>
      )}
      <span className="social__caption" aria-hidden="true">
        {caption}
      </span>
    </a>
  );
}

/** A feed that could not be loaded has no posts. */
function usePosts(): SocialPostView[] {
  const isAllowed = useConsent('functional');
  const address = usePath()('social-feed');
  const [posts, setPosts] = useState<SocialPostView[]>([]);
  useEffect(() => {
    if (!isAllowed) return setPosts([]);
    const control = new AbortController();
    fetch(address, { headers: { accept: 'application/json' }, signal: control.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`social feed answered ${response.status}`);
        setPosts((await response.json()) as SocialPostView[]);
      })
      .catch((error: unknown) => {
        if (!control.signal.aborted) console.warn('social feed could not be loaded', error);
      });
    return () => control.abort();
  }, [address, isAllowed]);
  return posts;
}

/** A post as the page shows it: the picture from our own address, the day said on the server. */
export type SocialPostView = {
  id: string;
  caption: string;
  day: string;
  isFilm: boolean;
  permalink: string;
  picture: string;
};
