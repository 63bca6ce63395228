/** A post as the page shows it: the picture from our own address, the day said on the server. */
export type SocialPostView = {
  id: string;
  caption: string;
  day: string;
  isFilm: boolean;
  permalink: string;
  picture: string;
};
