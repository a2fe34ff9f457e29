// Made of src/condottiere/languages by `python -m condottiere.languages.typescript`.

/** What the languages that there are call themselves, by their codes. */
export const LANGUAGES = { 'en': 'English', 'fr': 'Français', 'it': 'Italiano', 'pl': 'Polski' } as const

/** The variables of each message. */
export interface Messages {
  'language': never
  'locale': never
  'card-mercenary': 'strength'
  'card-winter': never
  'card-spring': never
  'card-bishop': never
  'card-courtesan': never
  'card-drummer': never
  'card-heroine': never
  'card-scarecrow': never
  'card-surrender': never
  'several-cards': 'card' | 'count'
  'amount': 'count' | 'seat'
  'loss': 'cards' | 'seat'
  'days': 'count'
  'hours': 'count'
  'minutes': 'count'
  'seconds': 'count'
  'game-begins': 'seat'
  'match-game-begins': 'game' | 'seat'
  'cards-dealt': 'amounts'
  'you-are-dealt': 'cards'
  'you-draw': 'cards'
  'is-dealt': 'cards' | 'seat'
  'round-over': never
  'log-shortened': 'count'
  'chooses-site': 'region' | 'seat'
  'chooses-site-of': 'other' | 'region' | 'seat'
  'plays': 'card' | 'seat'
  'plays-face-down': 'card' | 'seat'
  'plays-unseen': 'seat'
  'passes': 'seat'
  'holds-back': 'seat'
  'turns-up': 'card' | 'seat'
  'clears': 'cards'
  'bishop-strikes': 'losses'
  'bishop-finds-nobody': never
  'rescues': 'card' | 'seat'
  'rescues-nothing': 'seat'
  'places-favor': 'region' | 'seat'
  'leaves-favor-off': 'seat'
  'takes-favor-off': 'seat'
  'battle-ends': 'amounts' | 'region'
  'final-battle-ends': 'amounts'
  'tie': 'count' | 'ended'
  'tie-keeps': 'count' | 'ended' | 'seat'
  'defends': 'against' | 'count' | 'ended' | 'region' | 'seat'
  'conquers': 'against' | 'count' | 'ended' | 'region' | 'seat'
  'takes-condottiere': 'seat'
  'keeps-condottiere': 'seat'
  'condottiere-passes-left': 'seat'
  'takes-condottiere-by-courtesans': 'count' | 'seat'
  'keeps-condottiere-by-courtesans': 'count' | 'seat'
  'final-battle': 'seats'
  'discards-hand': 'cards' | 'seat'
  'keeps': 'cards' | 'seat'
  'keeps-nothing': 'seat'
  'keeps-so-many': 'count' | 'seat'
  'draws': 'count' | 'seat'
  'everybody-keeps': never
  'captain-for-away': 'seat'
  'captain-agreed': 'seat'
  'captain-asked': 'seat'
  'is-host': 'seat'
  'is-back': 'seat'
  'is-here': 'seat'
  'plays-weaker': 'seat'
  'plays-itself': 'seat'
  'resumes': 'seat'
  'paused': never
  'clock': 'turn'
  'clock-with-reserve': 'reserve' | 'turn'
  'clock-set': 'clock'
  'clock-removed': never
  'left-unfinished': 'count'
  'game-won': 'count' | 'how' | 'seats' | 'target'
  'match-game-won': 'count' | 'game' | 'how' | 'seats' | 'target'
  'match-points': 'amounts' | 'target'
  'match-won': 'count' | 'seats'
  'shows-cards': 'cards' | 'seat'
  'shows-cards-to': 'cards' | 'seat' | 'seats'
  'shows-face-down-card': 'seat'
  'shows-face-down-card-to': 'seat' | 'seats'
  'shows-cards-and-face-down': 'cards' | 'seat'
  'shows-cards-and-face-down-to': 'cards' | 'seat' | 'seats'
  'takes-back': 'seat' | 'what'
  'choice-of-site': 'region'
  'place-of-favor': never
  'choice-of-rescue': never
  'the-pass': never
  'the-card': 'card'
  'the-face-down-card': never
  'a-move': never
  'take-back-lapses': 'seat'
  'take-back-lapses-shown': 'seat'
  'resigns': 'seat'
  'proposes': 'proposal' | 'seat'
  'agrees-to': 'proposal' | 'seat'
  'refuses': 'proposal' | 'seat'
  'withdraws': 'proposal' | 'seat'
  'request-for-pause-ends': 'seat'
  'proposal-pause': never
  'proposal-end': never
  'proposal-captain': 'seat'
  'proposal-takeback': never
  'proposal-no-clock': never
  'proposal-clock': 'clock'
  'ended-by-agreement': never
  'all-have-resigned': never
  'others-have-resigned': 'seat'
  'chat-closed': never
  'chat-opened': never
  'error-said': 'text'
  'error-internal-nothing-changed': never
  'error-no-table': 'text'
  'error-table-archived': never
  'error-table-deleted': never
  'error-damaged-game': 'text'
  'error-not-saved': 'what'
  'error-overloaded': never
  'error-restarting': never
  'error-stale': never
  'error-cross-origin': never
  'error-not-your-seat': never
  'error-link-renewed': never
  'error-internal': never
  'error-wrong-key': never
  'error-no-person': never
  'error-wrong-recovery-code': never
  'error-no-hints': never
  'error-hint-not-your-turn': never
  'error-rematch-not-over': never
  'error-nothing-left-to-play': never
  'error-review-not-over': never
  'error-record-not-over': never
  'error-record-unreadable': 'what'
  'error-no-free-seat': never
  'error-started': never
  'error-about-to-begin': never
  'error-other-terms': never
  'error-not-host': never
  'error-no-seat': never
  'error-seat-taken': never
  'error-wrong-table-code': never
  'error-seat-of-another': never
  'error-spectator': never
  'error-captain-too-soon': 'count' | 'text'
  'error-empty-line': never
  'error-long-line': 'count' | 'limit'
  'error-chat-not-host': never
  'error-chat-closed': never
  'error-newer-rules': 'count' | 'limit'
  'error-not-begun': never
  'error-waiting': never
  'error-shuffles-unverifiable': never
  'error-no-webhook': never
  'error-subscription-keys': never
  'error-no-shuffle': never
  'error-request-too-large': 'limit'
  'error-name-own': 'limit'
  'error-name-guest': 'limit'
  'error-name-of-seat': 'count' | 'limit'
  'error-closed': never
  'error-paused': never
  'error-is-back': never
  'error-resigned': never
  'error-captain-plays': never
  'error-game-over': never
  'error-not-proposed': never
  'error-proposed-already': never
  'error-agreed-already': never
  'error-others-decide': never
  'error-paused-already': never
  'error-not-paused': never
  'error-same-clock': never
  'error-captain-already': never
  'error-captain-is-here': never
  'error-no-captain': never
  'error-late-turn': never
  'error-chat-closed-already': never
  'error-chat-open-already': never
  'error-offer-gone': never
  'error-offered-already': never
  'error-offers-open': 'limit'
  'error-offers-made': 'limit'
  'error-between-games': never
  'error-promise-moot': never
  'error-fight-third': never
  'error-takeback-latest': never
  'error-takeback-gone': never
  'error-takeback-deal': never
  'error-takeback-turn-up': never
  'error-takeback-hand': never
  'error-takeback-end': never
  'error-takeback-other': never
  'error-takeback-show': never
  'error-takeback-seen': never
  'error-takeback-answer': never
  'error-return-seen': never
  'error-shows-proposer': never
  'error-shows-chooser': never
  'error-shows-not-held': never
  'error-shows-no-face-down': never
  'error-hand-not-asked': never
  'error-no-heir': 'count'
  'error-no-such-seat': 'count'
  'error-no-such-moment': 'count' | 'limit'
  'error-cannot-begin': 'missing'
  'missing-seats': 'count'
  'missing-ready': 'text'
  'problem': 'what'
  'problem-not-saved': 'what'
  'database-locked': never
  'database-disk': never
  'database-damaged': never
  'database-connections': never
  'database-unreachable': never
  'error-too-fast': 'count' | 'limit' | 'pace' | 'text' | 'what'
  'error-too-fast-by-far': 'count' | 'limit' | 'pace' | 'text' | 'what'
  'rate-messages': never
  'rate-client-messages': never
  'rate-all-messages': never
  'rate-chat': never
  'rate-client-chat': never
  'rate-all-chat': never
  'rate-client-log': never
  'rate-all-log': never
  'rate-pacts': never
  'rate-shows': never
  'rate-answers': never
  'rate-agreements': never
  'rate-entropy': never
  'rate-shuffles': never
  'rate-joins': never
  'rate-summaries': never
  'rate-tables': never
  'rate-all-tables': never
  'rate-records': never
  'rate-record-entries': never
  'rate-copied-entries': never
  'rate-persons': never
  'rate-all-persons': never
  'rate-person-changes': never
  'rate-recoveries': never
  'rate-all-recoveries': never
  'rate-codes': never
  'rate-all-codes': never
  'rate-room-changes': never
  'rate-notices': never
  'rate-trials': never
  'rate-all-trials': never
  'error-interrupted': never
  'error-too-many': 'limit' | 'text' | 'what'
  'limit-websockets': never
  'limit-websockets-per-client': never
  'limit-requests-per-client': never
  'limit-hints': never
  'limit-hints-per-client': never
  'limit-reviews': never
  'limit-reviews-per-client': never
  'error-address-form': 'limit'
  'error-address-no-page': never
  'error-address-scheme': never
  'error-address-password': never
  'error-address-port': 'limit' | 'text'
  'error-address-private': never
  'webhook-sent': never
  'webhook-no-answer': never
  'webhook-refused': 'text'
  'error-by-the-rules': 'what'
  'refusal-legal': never
  'refusal-no-such-action': never
  'refusal-game-over': never
  'refusal-awaits-deal': never
  'refusal-awaits-next-game': never
  'refusal-not-a-battle-turn': never
  'refusal-not-in-hand': never
  'refusal-nothing-face-down': never
  'refusal-not-a-site-choice': never
  'refusal-site-has-favor': never
  'refusal-site-has-marker': never
  'refusal-site-is-own': never
  'refusal-not-a-rescue': never
  'refusal-not-in-line': never
  'refusal-not-a-favor-choice': never
  'refusal-favor-on-marker': never
  'refusal-not-a-draw': never
  'refusal-draws-too-many': never
  'refusal-not-a-hand-choice': never
  'refusal-hand-has-mercenary': never
  'refusal-not-a-keep': never
  'refusal-keeps-what-it-lacks': never
  'refusal-shows-too-late': never
  'refusal-shows-what-it-lacks': never
  'refusal-shows-nothing-face-down': never
  'record-players': 'names' | 'version'
  'record-refused-line': 'count' | 'text' | 'what'
  'record-refused-entry': 'count' | 'text' | 'what'
  'verify-table': 'text'
  'verify-commitment': 'text'
  'verify-setup': 'text'
  'verify-chain': 'deal' | 'name' | 'text'
  'verify-fingerprint': 'text'
  'verify-other-notes': 'noted' | 'recorded'
  'verify-this-browser': never
  'verify-not-proved': never
  'terminal-hand': 'cards'
  'terminal-ask': never
  'terminal-no-choice': 'text'
  'terminal-saved': 'command' | 'file'
  'terminal-kept': 'command' | 'file'
  'terminal-over': 'command'
  'terminal-nobody-plays': 'command'
  'terminal-somebody-plays': 'command'
  'reason-has': 'region' | 'seat'
  'reason-has-yours': 'region'
  'reason-wins-adjacent': 'count' | 'region' | 'seat'
  'reason-wins-adjacent-yours': 'count' | 'region'
  'reason-wins-total': 'count' | 'region' | 'seat'
  'reason-wins-total-yours': 'count' | 'region'
  'reason-gives-adjacent': 'count' | 'region' | 'seat'
  'reason-gives-adjacent-yours': 'count' | 'region'
  'reason-nth': 'count' | 'region' | 'seat'
  'reason-nth-yours': 'count' | 'region'
  'reason-only-nth': 'count' | 'region' | 'seat' | 'what'
  'reason-favor-off': never
  'reason-favor-here': never
  'reason-favor-protects': 'region'
  'often-every': never
  'often-always': never
  'often-usually': never
  'often-half': never
  'often-seldom': never
  'often-hardly': never
  'advice-wins': never
  'advice-wins-match': never
  'advice-lost': never
  'advice-lost-to': 'seat'
  'advice-worth': never
  'advice-close': never
  'advice-close-surrender': never
  'advice-dear': never
  'advice-dear-line': 'what'
  'advice-vain': never
  'advice-others': never
  'advice-others-rival': 'seat'
  'advice-enough': 'what'
  'advice-all-equal': never
  'advice-some-equal': never
  'advice-unclear': never
  'why-wins': 'region' | 'what'
  'why-wins-more': 'region'
  'why-wins-most': 'region'
  'why-wins-final': 'what'
  'why-still-wins': 'region' | 'what'
  'why-danger': 'region' | 'seat' | 'what'
  'pass-danger': 'region' | 'seat' | 'what'
  'why-danger-same': 'region' | 'seat' | 'what'
  'why-hinders': 'region' | 'seat'
  'why-prevents': 'region' | 'seat'
  'why-not': 'region' | 'what'
  'why-never': 'region'
  'why-keeps': 'count' | 'total'
  'why-chooses': 'what'
  'why-stays': 'card'
  'why-later': never
  'why-borders': 'count' | 'region' | 'total'
  'why-weak': never
  'why-unlike-wins': 'region' | 'seat'
  'why-unlike-gives': 'count' | 'region' | 'seat'
  'why-needed': never
  'why-line-keeps': 'card'
  'why-spend': 'count'
  'why-spend-rival': 'count' | 'seat'
  'why-deal': 'what'
  'does-leads': 'count'
  'does-trails': 'count'
  'does-level': never
  'does-leads-open': 'count'
  'does-trails-open': 'count'
  'does-level-open': never
  'needs': 'count'
  'needs-often': 'count' | 'what'
  'needs-much': never
  'needs-never': never
  'does-take-back': 'card'
  'does-nothing': never
  'does-wait': never
  'does-win': 'what'
  'does-tie': never
  'does-stay': 'region'
  'does-end-yours': 'what'
  'does-end': 'seat' | 'what'
  'does-end-tie': never
  'does-end-kept': 'region'
  'does-end-shared': never
  'does-end-others': never
  'does-keep': 'count'
  'instead-wins': 'what'
  'why-leaves': 'count' | 'total'
  'but-wins': 'what'
  'but-wins-more': never
  'but-danger': 'region' | 'seat' | 'what'
  'but-keeps': 'count'
  'reason-discard': never
  'reason-keep-hand': never
  'reason-keep': never
  'reason-keep-nothing': never
  'reason-draw': never
  'do-pass': never
  'do-pass-revealing': never
  'do-hold-back': never
  'do-play': 'card'
  'do-play-face-down': 'card'
  'do-site': 'region'
  'do-favor': 'region'
  'do-favor-off': never
  'do-rescue': 'card'
  'do-rescue-nothing': never
  'do-keep-hand': never
  'do-discard-hand': never
  'do-keep': 'cards'
  'do-keep-nothing': never
  'do-draw': 'count'
  'hint-title': never
  'hint-close': never
  'hint-to-win-game': never
  'hint-to-win-match': never
  'hint-none': never
  'hint-note': never
  'advice-not-yet': never
  'hint-equal': never
  'hint-note-of-chances': never
  'hint-ask-again': never
  'hint-thinking': never
  'hint-in-line': 'place'
  'hint-why': 'what'
  'verdict-open': 'seat'
  'verdict-never-chose': 'seat'
  'verdict-chose-site': 'region' | 'seat'
  'verdict-played-for-region': 'region' | 'seat'
  'verdict-spared': 'region' | 'seat'
  'verdict-played': 'seat'
  'verdict-played-none': 'seat'
  'verdict-put-favor': 'region' | 'seat'
  'verdict-put-favor-elsewhere': 'region' | 'seat'
  'verdict-could-not-put-favor': 'region' | 'seat'
  'verdict-kept-favor-off': 'region' | 'seat'
  'verdict-passed-first': 'seat'
  'verdict-surrendered': 'seat'
  'verdict-played-on': 'seat'
  'notice-turn-title': never
  'notice-turn': 'others'
  'notice-captain-title': never
  'notice-captain': 'others'
  'notice-trial-title': never
  'notice-trial': never
  'notice-nobody': never
  'notice-title-in-chat': 'title'
  'grade-gentle': never
  'grade-easy': never
  'grade-fair': never
  'grade-strong': never
  'grade-fierce': never
  'grade-merciless': never
  'captain-gentle': 'text'
  'captain-easy': 'text'
  'captain-fair': 'text'
  'captain-strong': 'text'
  'captain-fierce': 'text'
  'captain-merciless': 'text'
  'captain-of-other-kind': 'text'
  'captain-word': never
  'captain-of-tutorial': never
  'captain-needs-numba': 'text'
  'captain-carmagnola': never
  'captain-gattamelata': never
  'captain-piccinino': never
  'captain-colleoni': never
  'captain-hawkwood': never
  'captain-urslingen': never
  'bot-expert': never
  'bot-learned': never
  'bot-naive': never
  'bot-random': never
  'bot-search': never
  'bot-master': never
  'bot-ismcts': never
  'options-advice': never
  'page-needs-scripts': never
  'page-needs-browser': 'chrome' | 'firefox' | 'safari'
  'page-needs-host': never
  'close': never
  'cancel': never
  'back': never
  'you': never
  'card-count': 'count'
  'region-count': 'count'
  'point-count': 'count'
  'summary': never
  'card-mercenary-does': 'strength'
  'card-winter-does': never
  'card-spring-does': never
  'card-bishop-does': never
  'card-courtesan-does': 'strength'
  'card-drummer-does': never
  'card-heroine-does': 'strength'
  'card-scarecrow-does': never
  'card-surrender-does': never
  'map-label': never
  'map-region': 'choosable' | 'colour' | 'favor' | 'owned' | 'owner' | 'region' | 'stands'
  'map-colour-red': never
  'map-colour-blue': never
  'map-colour-gold': never
  'map-colour-green': never
  'map-colour-purple': never
  'map-colour-white': never
  'map-smaller': never
  'map-larger': never
  'line-list': never
  'line-label': 'name' | 'strength'
  'line-strength': 'strength'
  'line-strongest': never
  'line-strengths': never
  'result-strengths': 'amounts'
  'line-cards': 'card' | 'cards' | 'shown'
  'line-winter': never
  'line-spring': never
  'line-known': 'cards'
  'line-known-short': never
  'line-own-known': 'cards'
  'line-own-known-short': never
  'answer-about-seat': 'name'
  'answer-choose-card': never
  'answer-choose-region': never
  'line-becomes': 'strength'
  'sum-mercenary': 'card' | 'total'
  'sum-mercenaries': 'text' | 'total'
  'sum-winter': 'count' | 'total'
  'sum-drummer': 'total'
  'sum-spring': 'card' | 'count' | 'total'
  'sum-courtesans': 'count' | 'total'
  'sum-heroines': 'count' | 'total'
  'sum-nothing': never
  'sum-face-down': never
  'preview-discards': 'losses'
  'preview-weather-again': 'card'
  'preview-weather-nothing': 'card'
  'preview-bishop-nothing': never
  'preview-drummer-again': never
  'preview-drummer-nothing': never
  'preview-scarecrow': never
  'preview-scarecrow-none': never
  'preview-scarecrow-nothing': never
  'preview-courtesan': never
  'preview-face-down': never
  'preview-turns-up': 'card'
  'preview-ends': 'seat'
  'preview-ends-tied': never
  'preview-ends-unseen': never
  'cannot-play-site': 'seat'
  'cannot-play-site-yours': never
  'cannot-play-favor': 'seat'
  'cannot-play-favor-yours': never
  'cannot-play-rescue': 'seat'
  'cannot-play-rescue-yours': never
  'cannot-play-draw': 'seat'
  'cannot-play-draw-yours': never
  'cannot-play-hands': never
  'cannot-discard-mercenary': never
  'may-discard': never
  'cannot-play-keep': 'seat'
  'cannot-play-keep-yours': never
  'cannot-play-not-contending': never
  'cannot-play-passed': never
  'cannot-play-empty': never
  'cannot-play-turn': 'seat'
  'cannot-play-over': never
  'cannot-play-captain': never
  'cannot-play-stopped': never
  'barred-favor': 'region'
  'barred-marker': 'region' | 'seat'
  'barred-own': 'region'
  'barred-favor-marker': 'region' | 'seat'
  'answer-close': never
  'answer-unseen': 'count'
  'answer-if-played': never
  'answer-becomes': 'after' | 'before' | 'name'
  'answer-if-played-told': 'changes'
  'answer-becomes-told': 'after' | 'before' | 'name'
  'answer-changes-nothing': never
  'answer-line': 'name' | 'strength'
  'answer-line-of-nobody': 'name'
  'answer-no-cards': never
  'answer-as-if-ended': never
  'answer-as-if-ended-face-up': never
  'answer-owned': 'owner' | 'region'
  'answer-owned-by-nobody': 'region'
  'answer-battle-here': never
  'answer-condottiere-here': never
  'answer-favor-here': never
  'answer-choosable': never
  'answer-wins-for': 'names'
  'answer-wins-with': 'count' | 'regions'
  'answer-extends-with': 'regions'
  'answer-known': never
  'seat-bot-title': 'label'
  'answer-online': never
  'answer-away': never
  'line-known-title': 'cards'
  'line-own-known-title': 'cards'
  'card-in-deck': 'count' | 'deck'
  'away-title': never
  'away-battles': 'count'
  'away-earlier': 'count'
  'away-dismiss': never
  'summary-button': never
  'summary-title': never
  'table-game-over': never
  'table-match-over': never
  'table-after-game': 'game'
  'table-final-battle': never
  'table-first-battle': never
  'table-next-battle': never
  'table-battle': 'region'
  'table-match': 'game' | 'points'
  'table-watching': never
  'table-you-watch': never
  'table-hints-allowed': never
  'table-home': never
  'table-connection-connecting': never
  'table-connection-open': never
  'table-connection-reconnecting': never
  'table-bar': never
  'table-cover': never
  'table-log-and-talk': never
  'table-log-and-cards': never
  'table-log-and-battles': never
  'table-agreements': never
  'table-rules': never
  'table-title': 'occasion'
  'table-title-your-turn': never
  'table-with': 'names'
  'table-beside': never
  'table-tabs': never
  'table-tab-all': never
  'table-tab-talk': never
  'table-tab-game': never
  'table-tab-pacts': never
  'table-tab-seen': never
  'table-heard': 'speaker' | 'text'
  'table-dismiss': never
  'table-changed-just-now': never
  'table-updated': never
  'table-dismiss-advice': never
  'table-how-to-win': never
  'table-how-to-win-text': 'adjacent' | 'draws' | 'players' | 'total' | 'touch'
  'table-dismiss-tip': never
  'decision-play': never
  'decision-only-pass': never
  'decision-passes-itself': never
  'decision-play-or-hold-back': never
  'prospect-decides-for-you': 'region'
  'prospect-decides-for-you-too': 'region' | 'seats'
  'prospect-decides': 'count' | 'region' | 'seats'
  'prospect-face-down': never
  'prospect-leads': 'against' | 'count' | 'region'
  'prospect-wins': 'against' | 'count'
  'prospect-loses': 'count' | 'region' | 'seat'
  'prospect-loses-own': 'count' | 'region' | 'seat'
  'prospect-ties': 'count' | 'region'
  'prospect-keeps': 'count' | 'region'
  'prospect-trails': 'count' | 'region'
  'prospect-trails-own': 'count' | 'region'
  'decision-site': never
  'decision-favor': never
  'decision-turn': never
  'decision-passed': never
  'decision-played': never
  'decision-empty': 'name'
  'decision-battle-over': never
  'decision-next-battle': 'region'
  'decision-deal': never
  'decision-match-goes-on': never
  'decision-thanks-for-playing': never
  'decision-thanks-for-watching': never
  'decision-waits-battle': 'name' | 'who'
  'decision-waits-site': 'name' | 'who'
  'decision-waits-favor': 'name' | 'who'
  'decision-waits-rescue': 'name' | 'who'
  'decision-waits-draw': 'name' | 'who'
  'decision-waits-hand': 'name' | 'who'
  'decision-waits-keep': 'name' | 'who'
  'decision-waits-other': 'name' | 'who'
  'decision-choose-region': never
  'decision-choose-card': never
  'decision-really-surrender': never
  'decision-really-pass': never
  'decision-really-hold-back': never
  'decision-pass-revealing': 'card'
  'decision-favor-off-short': never
  'decision-label': never
  'decision-open-elsewhere': never
  'hint-button': never
  'hint-button-title': never
  'odds-button': never
  'odds-button-title': never
  'table-faster': never
  'table-faster-title': never
  'table-stand-in': 'count' | 'name' | 'names'
  'table-stand-in-gone': 'name' | 'names'
  'hand-label': never
  'hand-empty': never
  'hand-show': never
  'hand-card': 'card' | 'count' | 'picked'
  'hand-picked': 'count' | 'picked'
  'seat-captain': never
  'seat-you': never
  'seat-viewer': never
  'seat-online': never
  'seat-away': never
  'seat-away-since': 'since'
  'seat-holds-condottiere': never
  'seat-does-battle': never
  'seat-does-site': never
  'seat-does-favor': never
  'seat-does-rescue': never
  'seat-does-draw': never
  'seat-does-hand': never
  'seat-does-keep': never
  'seat-your-turn': never
  'seat-not-in-battle': never
  'seat-passed': never
  'seat-holds-back': never
  'seat-has-enough': never
  'seat-needs-regions': 'count'
  'seat-needs-either': 'adjacent' | 'count' | 'own'
  'seat-has-enough-short': never
  'seat-needs-one': 'adjacent'
  'seat-needs-regions-short': 'count'
  'seat-may-win-here': 'region'
  'seat-may-win-here-short': never
  'seat-needs-either-short': 'adjacent' | 'count' | 'own'
  'outcome-unfinished': never
  'outcome-over': never
  'outcome-back': never
  'log-label': never
  'log-hints-allowed': never
  'log-new': never
  'log-muted': 'count' | 'name'
  'log-unmute': never
  'log-unmute-name': 'name'
  'log-nothing-said': never
  'log-nothing-happened': never
  'log-to-latest': never
  'log-result': never
  'alert-button': never
  'alert-title': never
  'alert-your-turn': never
  'log-earlier': never
  'odds-game': 'chance' | 'choice'
  'odds-match': 'chance' | 'choice'
  'odds-best': 'choice'
  'odds-told': 'chance'
  'odds-of-choice': 'chance' | 'choice'
  'odds-counting': never
  'odds-waiting': never
  'decision-next-game': never
  'decision-end-game': never
  'decision-idle': 'count'
  'outcome-label': never
  'outcome-standing': never
  'outcome-regions': never
  'outcome-adjacent': never
  'outcome-points': 'points'
  'outcome-play-again': never
  'outcome-other-settings': never
  'outcome-walk-through': never
  'outcome-download': never
  'outcome-last-battle': never
  'outcome-game-won': 'how' | 'names' | 'target' | 'who'
  'outcome-game-won-otherwise': 'names' | 'who'
  'outcome-match-won': 'names' | 'who'
  'cover-hand-to': 'name'
  'cover-after-battle': never
  'cover-who-looks': never
  'cover-i-am': 'name'
  'cover-others': never
  'table-no-table': never
  'table-wrong-key': never
  'table-newer-table': never
  'table-not-opened': never
  'table-never-started': never
  'table-never-started-why': never
  'table-watch-without-seat': never
  'table-to-start-page': never
  'agreements-proposal': never
  'agreements-agree': never
  'agreements-refuse': never
  'agreements-withdraw': never
  'agreements-take-back': never
  'agreements-take-back-means': never
  'agreements-waiting-for': 'names'
  'agreements-cannot-answer': 'count' | 'names'
  'agreements-asks-pause': 'name' | 'own'
  'agreements-asks-end': 'name' | 'own'
  'agreements-asks-captain': 'name' | 'own' | 'whom'
  'agreements-asks-live-clock': 'clock' | 'name' | 'own'
  'agreements-asks-clock-by-days': 'clock' | 'name' | 'own'
  'agreements-asks-no-clock': 'name' | 'own'
  'agreements-asks-takeback': 'name' | 'own' | 'what'
  'agreements-ended-by-agreement': never
  'agreements-resigned': 'names' | 'who' | 'winner' | 'wins'
  'decision-show-everybody': never
  'decision-show': 'names'
  'decision-show-nobody': never
  'show-label': never
  'show-your-turn': never
  'show-choose': never
  'show-chosen': 'cards'
  'show-face-down': never
  'show-to': never
  'show-to-everybody': never
  'decision-rescue': never
  'decision-rescue-chosen': 'card'
  'decision-rescue-chosen-none': never
  'decision-draw': 'most'
  'prospect-draw': 'count' | 'limit'
  'decision-keep': 'most'
  'decision-take-back-lines': 'card'
  'decision-take-back-none': never
  'decision-draw-none': never
  'decision-choose-cards': 'most'
  'decision-keep-none': never
  'decision-really-keep-none': never
  'decision-hand': never
  'decision-hand-discarded': never
  'decision-hand-kept': never
  'decision-hands': never
  'decision-keep-hand': never
  'decision-keep-hand-after-all': never
  'decision-discard-hand': never
  'decision-really-discard-hand': never
  'decision-without-answer': 'left'
  'decision-may-change': 'left'
  'decision-why-seconds': never
  'decision-discard-later': never
  'decision-discard-later-title': never
  'decision-always-keep': never
  'decision-always-keep-title': never
  'rematch-begin': never
  'rematch-rotate': never
  'rematch-begun': 'name'
  'rematch-following': never
  'rematch-go': never
  'rematch-go-now': never
  'rematch-stay': never
  'seen-label': never
  'seen-explained': never
  'seen-card': 'card'
  'seen-unseen': 'all' | 'count'
  'seen-discarded': 'count'
  'seen-all-discarded': 'count'
  'seen-all-discarded-pile': 'count' | 'pile'
  'keys-title': never
  'keys-means': never
  'keys-card': never
  'keys-select': never
  'keys-move': never
  'keys-pass': never
  'keys-map': never
  'keys-travel': never
  'keys-hint': never
  'keys-odds': never
  'keys-faster': never
  'keys-previous': never
  'keys-next': never
  'keys-first': never
  'keys-last': never
  'keys-earlier': never
  'keys-later': never
  'keys-run': never
  'keys-log': never
  'keys-summary': never
  'keys-back': never
  'keys-keys': never
  'keys-characters': never
  'key-enter': never
  'key-escape': never
  'key-space': never
  'key-home': never
  'key-end': never
  'key-pageup': never
  'key-pagedown': never
  'board-field': never
  'map-borders': 'regions'
  'announce-lead': 'most' | 'names' | 'own'
  'announce-behind': 'most' | 'names' | 'own'
  'announce-level': 'names' | 'own'
  'announce-earlier': 'count'
  'agreements-who-is-here': never
  'agreements-is-here': 'name'
  'agreements-is-away': 'name'
  'agreements-captain': 'name'
  'agreements-captain-away': 'name'
  'agreements-captain-agreed': 'name'
  'agreements-captain-asked': 'name'
  'agreements-captain-resigned': 'name'
  'agreements-own-captain-away': never
  'agreements-own-captain-agreed': never
  'agreements-own-captain-asked': never
  'agreements-gone': 'known' | 'name' | 'when'
  'agreements-gone-alone': 'known' | 'when'
  'agreements-gone-game-waits': 'known' | 'name' | 'when'
  'agreements-gone-clock-runs': 'known' | 'name' | 'when'
  'agreements-only-captains': never
  'agreements-take-seat-back': never
  'agreements-captain-for': 'name'
  'agreements-little-time': never
  'agreements-what-is-agreed': never
  'agreements-turn-left': 'left'
  'agreements-turn-of': 'name' | 'time'
  'agreements-turn-left-then-reserve': 'left' | 'reserve'
  'agreements-turn-reserve-left': 'left'
  'agreements-turn-near-end': 'left'
  'agreements-turn-until': 'moment'
  'agreements-paused': never
  'agreements-game-is-paused': never
  'agreements-you-may-resume': never
  'agreements-players-may-resume': never
  'agreements-resume': never
  'agreements-nobody-acts': never
  'agreements-let-captain-play': 'name'
  'agreements-mute': 'name'
  'agreements-unmute': 'name'
  'agreements-here': never
  'agreements-you-are-here': never
  'agreements-presence-unknown': never
  'agreements-captain-soon': never
  'agreements-in-reserve': 'time'
  'agreements-table': never
  'agreements-resume-game': never
  'agreements-resume-means': never
  'agreements-pause': never
  'agreements-pause-means': 'alone'
  'agreements-step-away': never
  'agreements-step-away-means': never
  'agreements-make-mine': never
  'agreements-make-mine-means': never
  'agreements-end': never
  'agreements-end-means': 'alone'
  'agreements-end-yes': 'alone'
  'agreements-resign': never
  'agreements-resign-yes': never
  'agreements-no': never
  'agreements-open-chat': never
  'agreements-open-chat-means': never
  'agreements-close-chat': never
  'agreements-close-chat-means': never
  'agreements-invite': never
  'agreements-invite-means': never
  'agreements-other-device': never
  'agreements-clock': never
  'agreements-no-clock': never
  'agreements-clock-means': 'clock'
  'agreements-another-clock': never
  'agreements-set-clock': 'alone'
  'agreements-ask-me': never
  'agreements-resign-last': never
  'agreements-resign-leaves-one': 'name'
  'agreements-resign-leaves-captain': never
  'agreements-ask-pass': never
  'agreements-ask-surrender': never
  'agreements-ask-discard': never
  'talk-you': never
  'talk-whisper': 'name' | 'own' | 'whom'
  'talk-whispered': never
  'talk-unread': 'lines'
  'talk-unread-whispers': 'lines' | 'whispers'
  'talk-offers': 'count'
  'talk-to-everybody': never
  'talk-to-some': 'names'
  'talk-what-to-say': never
  'talk-room-left': 'count'
  'talk-everybody-reads': never
  'talk-some-read': never
  'talk-say': never
  'talk-show': never
  'talk-pact': never
  'talk-closed': never
  'recap': 'deeds'
  'recap-of-seat': 'deeds' | 'name'
  'recap-face-down': never
  'both-promises': 'first' | 'second'
  'promise-spare': 'count' | 'region' | 'seats'
  'promise-pass': 'count' | 'seats'
  'promise-favor': 'count' | 'region' | 'seats'
  'promise-nofavor': 'count' | 'region' | 'seats'
  'promise-fight': 'count' | 'other' | 'seats'
  'whoever-accepts': never
  'pact-offered': 'promises' | 'seat' | 'seats'
  'pact-offered-to-all': 'promises' | 'seat'
  'pact-accepted': 'other' | 'promises' | 'seat'
  'pact-declined': 'other' | 'seat'
  'pact-declined-by-captain': 'seat'
  'pact-withdrawn': 'promises' | 'seat'
  'promise-broken': 'promises' | 'seat' | 'seats'
  'pact-seal': 'broken' | 'names'
  'pact-pacts': never
  'pact-means': never
  'pact-how-judged': never
  'pact-accept': never
  'pact-refuse': never
  'pact-withdraw': never
  'pact-to-spare': 'region'
  'pact-to-pass': 'battle'
  'pact-to-favor': 'region'
  'pact-to-nofavor': 'region'
  'pact-to-fight': 'battle' | 'whom'
  'pact-everybody': never
  'pact-promises-and-asks': 'name' | 'others' | 'own' | 'promise' | 'request' | 'to'
  'pact-promises': 'name' | 'others' | 'own' | 'promise' | 'to'
  'pact-promises-if-you-do': 'name' | 'promise'
  'pact-asks': 'name' | 'others' | 'own' | 'request' | 'to'
  'pact-accepted-by': 'names'
  'pact-declined-by': 'names'
  'pact-waits-for': 'names'
  'pact-not-answered-by': 'names'
  'pact-withdrawn-from': 'names'
  'pact-offered-to-you': never
  'pact-binds-nobody': never
  'pact-more-offers': 'count'
  'pact-offer': never
  'pact-offer-title': never
  'pact-mine': never
  'pact-yours': never
  'pact-nothing': never
  'pact-kind-spare': never
  'pact-kind-pass': 'battle'
  'pact-kind-favor': never
  'pact-kind-nofavor': never
  'pact-kind-fight': 'battle'
  'pact-which-region': never
  'pact-whom': never
  'pact-mine-region': never
  'pact-mine-whom': never
  'pact-yours-region': never
  'pact-yours-whom': never
  'pact-offer-means': 'open'
  'pact-choose-whom': never
  'pact-choose-what': never
  'pact-choose-which': never
  'pact-offer-it': never
  'pact-ledger': never
  'pact-who-kept-word': never
  'pact-who-kept-word-in-last-game': never
  'pact-head-promised': never
  'pact-head-kept': never
  'pact-head-broken': never
  'pact-head-untested': never
  'pact-none-offered': never
  'pact-verdict': 'name' | 'own' | 'promise' | 'state'
  'pact-promised': 'name' | 'others' | 'own' | 'promise' | 'to'
  'pact-says': 'words'
  'pact-says-of': 'name' | 'words'
  'says-carmagnola-offers': never
  'says-carmagnola-warns': 'other'
  'says-carmagnola-agrees': never
  'says-carmagnola-declines': never
  'says-carmagnola-distrusts': never
  'says-carmagnola-breaks': never
  'says-carmagnola-trusts': never
  'says-carmagnola-remembers': 'region'
  'says-gattamelata-offers': never
  'says-gattamelata-warns': 'other'
  'says-gattamelata-agrees': never
  'says-gattamelata-declines': never
  'says-gattamelata-distrusts': never
  'says-gattamelata-breaks': never
  'says-gattamelata-trusts': never
  'says-gattamelata-remembers': 'region'
  'says-piccinino-offers': never
  'says-piccinino-warns': 'other'
  'says-piccinino-agrees': never
  'says-piccinino-declines': never
  'says-piccinino-distrusts': never
  'says-piccinino-breaks': never
  'says-piccinino-trusts': never
  'says-piccinino-remembers': 'region'
  'says-colleoni-offers': never
  'says-colleoni-warns': 'other'
  'says-colleoni-agrees': never
  'says-colleoni-declines': never
  'says-colleoni-distrusts': never
  'says-colleoni-breaks': never
  'says-colleoni-trusts': never
  'says-colleoni-remembers': 'region'
  'says-hawkwood-offers': never
  'says-hawkwood-warns': 'other'
  'says-hawkwood-agrees': never
  'says-hawkwood-declines': never
  'says-hawkwood-distrusts': never
  'says-hawkwood-breaks': never
  'says-hawkwood-trusts': never
  'says-hawkwood-remembers': 'region'
  'says-urslingen-offers': never
  'says-urslingen-warns': 'other'
  'says-urslingen-agrees': never
  'says-urslingen-declines': never
  'says-urslingen-distrusts': never
  'says-urslingen-breaks': never
  'says-urslingen-trusts': never
  'says-urslingen-remembers': 'region'
  'app-description': never
  'app-new-game': never
  'app-records': never
  'offline-title': never
  'offline-heading': never
  'offline-means': never
  'offline-try': never
  'offline-trying': never
  'offline-still-here': never
  'offline-rules': never
  'offline-fairness': never
  'offline-games': never
  'offline-games-mean': never
  'offline-no-games': never
  'offline-game': 'moment' | 'name'
  'table-connection-offline': never
  'table-connection-unreachable': never
  'table-connection-polling': never
  'table-connection-refused': never
  'table-lost': 'game' | 'why'
  'table-not-sent': never
  'table-maybe-not-sent': never
  'table-polling': never
  'alert-open': never
  'alert-sound': never
  'alert-vibration': never
  'alert-notification': never
  'alert-notification-insecure': never
  'alert-notification-unknown': never
  'alert-notification-blocked': never
  'alert-closed': never
  'alert-push': never
  'alert-push-insecure': never
  'alert-push-home-screen': never
  'alert-push-unknown': never
  'alert-push-blocked': never
  'alert-push-unreachable': never
  'alert-webhook': never
  'alert-webhook-means': never
  'alert-webhook-try': never
  'alert-webhook-remove': never
  'alert-webhook-removed': never
  'home-summary': never
  'home-rules': never
  'home-you-are': 'name'
  'home-have-code': never
  'home-title-on-turn': 'count'
  'home-set-up': never
  'home-set-up-for': never
  'home-learn': never
  'home-learn-new': never
  'home-learn-means': never
  'home-learn-begin': never
  'home-learn-again': never
  'home-settings': never
  'home-settings-now': 'captains' | 'count' | 'rules' | 'strengths'
  'home-settings-pace': 'pace'
  'home-try-again': never
  'home-to-start': never
  'home-nothing-title': never
  'home-nothing-here': never
  'home-nothing-at-address': never
  'home-join-friends': never
  'home-join-placeholder': never
  'home-join': never
  'home-join-neither': never
  'home-open-tables': never
  'home-nobody-yet': never
  'home-join-whom': 'names'
  'home-full': never
  'home-seats-free': 'count' | 'free'
  'home-my-games': never
  'home-off-the-list': 'count' | 'names'
  'home-put-back-which': 'count' | 'names'
  'home-walk-through-which': 'count' | 'names'
  'home-take-off-which': 'count' | 'names'
  'home-put-back': never
  'home-walk-through': never
  'home-no-game-listed': never
  'home-taken-off': never
  'home-none-taken-off': never
  'home-all-games': 'count'
  'home-all-games-and-more': 'count'
  'home-earlier-games': never
  'home-show-taken-off': never
  'home-hide-taken-off': never
  'home-look-at-record': never
  'home-people-and-captains': 'captains' | 'people' | 'several'
  'home-nobody-else-yet': never
  'home-some-table': never
  'home-your-turn': never
  'home-over': never
  'home-between-games': never
  'home-in-play': never
  'home-battle': 'number' | 'round'
  'home-here': 'count' | 'names'
  'home-won': 'count' | 'names' | 'own'
  'home-turn-of': 'name'
  'home-turn-until': 'moment'
  'home-waiting': 'count'
  'home-about-to-begin': never
  'home-gone': never
  'home-whom': never
  'home-company-alone': never
  'home-company-alone-means': never
  'home-company-friends': never
  'home-company-friends-means': never
  'home-company-friends-here': never
  'home-public': never
  'home-public-means': never
  'home-more-settings': never
  'home-open-table': never
  'home-watch': never
  'home-play': never
  'home-no-cookies': never
  'home-next': never
  'home-next-here': never
  'home-you-watch': never
  'home-come-back': never
  'home-first-holder': never
  'home-first-at-random': never
  'home-whoever-sits': 'place'
  'home-pace': never
  'home-pace-instant': never
  'home-pace-fast': never
  'home-pace-normal': never
  'home-pace-slow': never
  'home-hints': never
  'home-hints-mean': never
  'home-bargaining': never
  'home-bargaining-mean': never
  'home-seats': never
  'home-number-of-players': never
  'home-players': 'count'
  'home-you': never
  'home-you-mean': never
  'home-friend': never
  'home-friend-means': never
  'home-your-name': never
  'home-name-needed': never
  'home-free': never
  'home-bot': 'name'
  'home-change-seat': 'place' | 'who'
  'home-change-captain': 'grade' | 'name' | 'place'
  'home-who-sits': 'place'
  'home-captains': never
  'home-other-bots': never
  'home-everywhere': never
  'option-rules': never
  'option-points-to-reach': never
  'option-other-points': never
  'option-rule-bigger-kingdoms': never
  'option-rule-bigger-kingdoms-means': never
  'option-rule-draw-after-battle': never
  'option-rule-draw-after-battle-means': never
  'option-rule-points': never
  'option-rule-points-means': never
  'option-rule-capturing-regions': never
  'option-rule-capturing-regions-means': never
  'option-rule-hidden-cards': never
  'option-rule-hidden-cards-means': never
  'option-so-many-points': 'points'
  'option-points-to': 'points'
  'clock-label': never
  'clock-choice-none': never
  'clock-choice-none-means': never
  'clock-choice-relaxed': never
  'clock-choice-relaxed-means': never
  'clock-choice-days': never
  'clock-choice-days-means': never
  'clock-days-for-each': never
  'clock-days-a-move': 'count'
  'clock-no-clock': never
  'clock-live': 'clock'
  'clock-by-days': 'clock'
  'series-score': 'game' | 'wins'
  'weekday': 'number'
  'first-of-month': never
  'moment-time': 'time'
  'moment-weekday': 'time' | 'weekday'
  'moment-date': 'date' | 'time'
  'since-time': 'time'
  'since-weekday': 'weekday'
  'since-date': 'date'
  'ago-now': never
  'ago-minutes': 'count'
  'ago-time': 'time'
  'ago-weekday': 'time' | 'weekday'
  'ago-date': 'date' | 'time'
  'tutorial': never
  'tutorial-second': never
  'tutorial-on': never
  'room-title-own': never
  'room-title-free': never
  'room-title-of': 'name'
  'room-seats-taken': 'count' | 'taken'
  'room-ready-to-begin': never
  'room-lost-seat': never
  'room-to-start': never
  'room-seats': never
  'room-onlookers': 'count'
  'room-no-seat-left': never
  'room-invite': never
  'room-invite-your-friends': never
  'room-invite-friends': never
  'room-invite-friends-means': never
  'room-invite-others': never
  'room-invite-others-means': never
  'room-qr-code': never
  'room-or-type': 'address'
  'room-share': never
  'room-share-text': never
  'room-address': never
  'room-invite-language': never
  'room-invite-language-any': never
  'room-link-for-everybody': never
  'room-link-for': 'name'
  'room-copy': never
  'room-copied': never
  'room-press-to-copy': 'keys'
  'room-links-of-seats': never
  'room-links-are-keys': never
  'room-only-here': 'options'
  'room-opened-here': never
  'room-invites-you': 'name'
  'room-seat-for-you': never
  'room-summary': never
  'room-your-name-at-table': never
  'room-take-a-seat': never
  'room-then-host-starts': 'name'
  'room-then-you-start': never
  'room-free': never
  'room-you': never
  'room-do-sit-here': 'place'
  'room-do-take': 'place'
  'room-do-change-free': 'place'
  'room-do-change-own': never
  'room-do-change-other': 'name' | 'place'
  'room-seat': 'place'
  'room-is-host': 'gone'
  'room-is-own-guest': 'gone'
  'room-is-guest': 'gone'
  'room-is-ready': 'gone'
  'room-is-not-ready': 'gone'
  'room-captain': never
  'room-captain-graded': 'grade'
  'room-captain-otherwise': 'label'
  'room-your-seat': never
  'room-seat-is-free': 'place'
  'room-your-name': never
  'room-change': never
  'room-leave': never
  'room-leave-means': never
  'room-move': never
  'room-move-means': never
  'room-captain-here': never
  'room-captain-here-means': never
  'room-guest': never
  'room-seat-guest': never
  'room-make-free': never
  'room-guest-leaves': 'name'
  'room-hand-over': 'name'
  'room-hand-over-means': 'name'
  'room-somebody-else': never
  'room-somebody-else-means': never
  'room-yes-take-seat': 'name'
  'room-who-is-here': 'name'
  'room-who-has-gone': 'name'
  'room-loses-seat': 'name'
  'room-for-a-person': never
  'room-change-places': never
  'room-free-seat': 'place'
  'room-fill': 'count'
  'room-leave-out': 'count'
  'room-add-seat': never
  'room-friend': never
  'room-friend-means': never
  'room-start': never
  'room-i-am-ready': never
  'room-wait-for-me': never
  'room-everybody-ready': never
  'room-everybody-ready-for': 'name'
  'room-host-gone': 'name'
  'room-you-are-ready': never
  'room-say-when': never
  'room-say-again': never
  'room-you-look-on': never
  'room-no-seat-look-on': never
  'room-talk': never
  'room-talk-means': never
  'room-mute': 'name'
  'room-meanwhile': never
  'room-meanwhile-means': never
  'room-practise': never
  'room-practice-back': never
  'room-has-left': 'name'
  'room-has-sat-down': 'name'
  'room-now-ready': 'name'
  'room-now-not-ready': 'name'
  'room-you-sit-in': 'place'
  'room-you-are-host': never
  'room-new-host': 'name'
  'room-terms': never
  'room-rules': never
  'room-usual-game': never
  'room-usual-game-means': never
  'room-first-holder': never
  'room-first-holder-means': 'name'
  'room-first-holder-seat': 'place'
  'room-clock': never
  'room-clock-none': never
  'room-clock-means': 'clock'
  'room-pace': never
  'room-pace-instant': never
  'room-pace-fast': never
  'room-pace-normal': never
  'room-pace-slow': never
  'room-hints': never
  'room-hints-mean': never
  'room-bargaining': never
  'room-bargaining-mean': never
  'room-public': never
  'room-public-means': never
  'room-private': never
  'room-private-means': never
  'room-change-settings': never
  'room-save-settings-means': never
  'room-fewer-seats': 'count'
  'room-settings-changed': never
  'room-setting-now': 'name' | 'value'
  'room-setting-switch': 'on'
  'tutorial-where': 'chapter' | 'count' | 'number'
  'tutorial-chapter-cheap': never
  'tutorial-chapter-winter': never
  'tutorial-chapter-courtesan': never
  'tutorial-chapter-bishop': never
  'tutorial-chapter-round': never
  'tutorial-chapter-scarecrow': never
  'tutorial-chapter-spring': never
  'tutorial-chapter-discard': never
  'tutorial-fold': never
  'tutorial-unfold': never
  'tutorial-leave': never
  'tutorial-leave-means': never
  'tutorial-welcome': 'adjacent' | 'players' | 'seat' | 'total'
  'tutorial-first-site': 'region'
  'tutorial-first-card': 'card'
  'tutorial-wait': 'first' | 'second'
  'tutorial-wait-one': 'seat'
  'tutorial-second-card': 'card' | 'own' | 'rival'
  'tutorial-pass-cheap': 'own' | 'rival'
  'tutorial-pass-lead': 'own' | 'rival'
  'tutorial-pass-safe': 'own' | 'region' | 'rival' | 'why'
  'tutorial-watch-on': never
  'tutorial-won-cheaply': 'own' | 'region' | 'rival'
  'tutorial-won': 'own' | 'region' | 'rival'
  'tutorial-lost': 'count' | 'region' | 'seat' | 'strength'
  'tutorial-tied': 'region' | 'seat' | 'strength'
  'tutorial-second-site': 'region'
  'tutorial-any-site': 'regions'
  'tutorial-others-choose': 'seat'
  'tutorial-next-battle': 'region'
  'tutorial-hand': never
  'tutorial-open-low': 'card'
  'tutorial-winter': 'seat' | 'strength'
  'tutorial-under-winter': 'card' | 'seat' | 'strength'
  'tutorial-pass-winter': 'own' | 'rival' | 'working'
  'tutorial-won-under-winter': 'own' | 'region' | 'rival'
  'tutorial-third-site': 'region'
  'tutorial-courtesan': never
  'tutorial-pass-drummer': 'region' | 'seat'
  'tutorial-watch': 'count'
  'tutorial-token-by-courtesan': 'region' | 'seat' | 'strength'
  'tutorial-fourth-site': 'region'
  'tutorial-bait': 'card'
  'tutorial-bishop': 'card'
  'tutorial-heroine': 'seat' | 'strength'
  'tutorial-favor': 'region' | 'seat'
  'tutorial-favor-anywhere': never
  'tutorial-won-by-heroine': 'own' | 'region' | 'rival'
  'tutorial-last-site': never
  'tutorial-keep': 'count'
  'tutorial-new-round': 'count' | 'regions'
  'tutorial-begin-again': 'region'
  'tutorial-bluff': 'card' | 'own' | 'rival'
  'tutorial-scarecrow': 'less' | 'own' | 'rival'
  'tutorial-rescue': never
  'tutorial-fifth-site': 'region'
  'tutorial-open-high': 'card'
  'tutorial-spring': 'card'
  'tutorial-surrender': 'own' | 'rival' | 'seat'
  'tutorial-won-by-surrender': 'own' | 'region' | 'rival'
  'tutorial-discard': 'seat'
  'tutorial-suggest': 'card' | 'strength'
  'tutorial-behind': 'region' | 'strength'
  'tutorial-last': 'region' | 'strength'
  'tutorial-last-card': 'card' | 'own' | 'region' | 'rival'
  'tutorial-ends': 'count'
  'tutorial-ends-won': 'seat'
  'tutorial-more': 'lesson'
  'tutorial-first-game': never
  'tv-title': 'what'
  'tv-show': never
  'tv-show-means': never
  'tv-full-screen': never
  'tv-take-a-seat': never
  'tv-phone': never
  'tv-starts': 'name'
  'tv-starts-nobody': never
  'review-title': 'names'
  'review-laying-out': never
  'review-not-over': never
  'review-no-such-game': never
  'review-not-begun': never
  'review-no-answer': never
  'review-cannot': never
  'review-to-table': never
  'review-try-again': never
  'review-to-start': never
  'review-tabs': never
  'review-tab-log': never
  'review-tab-battles': never
  'review-tab-seen': never
  'review-tab-about': never
  'review-walk': never
  'review-steps': never
  'review-step-battle-before': never
  'review-step-back': never
  'review-step-play': never
  'review-step-stop': never
  'review-step-on': never
  'review-step-battle-after': never
  'review-key-battle-before': never
  'review-key-back': never
  'review-key-play': never
  'review-key-stop': never
  'review-key-on': never
  'review-key-battle-after': never
  'review-step-with-key': 'key' | 'step'
  'review-moment': never
  'review-moment-of': 'count' | 'moment'
  'review-moment-of-short': 'count' | 'moment'
  'review-copy-title': never
  'review-copy-title-of-record': never
  'review-link': never
  'review-copy-link': never
  'review-copied': never
  'review-press-to-copy': 'keys'
  'review-seen-by': never
  'review-all-open': never
  'review-spectator': never
  'review-place-of-reader': 'name'
  'review-hand': never
  'review-hands': never
  'review-all-hands': never
  'review-no-card': never
  'review-no-hand': never
  'review-battles': never
  'review-no-battle': never
  'review-game': 'game'
  'review-final-battle': never
  'review-nobody-wins': never
  'review-wins': 'name'
  'review-keeps': 'name'
  'review-conquers': 'name'
  'review-cards-spent': 'count'
  'review-nothing': never
  'review-spent-nothing': never
  'review-passed-at-once': never
  'review-passed-after': 'count'
  'review-seat-spent': 'cards' | 'name' | 'strength'
  'review-seat-spent-and-passed': 'cards' | 'name' | 'passed' | 'strength'
  'review-about': never
  'review-record-ends': never
  'review-unfinished': never
  'review-won': 'count' | 'how' | 'names' | 'target'
  'review-won-otherwise': 'count' | 'names'
  'review-match-won': 'count' | 'names'
  'review-begun': 'moment'
  'review-score': 'count' | 'name'
  'review-keep-record': never
  'review-record-means': never
  'review-record-text': never
  'review-record-json': never
  'review-no-pact-in-game': 'game'
  'review-shuffle-of-record': never
  'review-record-kept': 'lasting'
  'review-rematches': never
  'review-game-goes-on': 'game'
  'review-elsewhere': never
  'review-look-at-record': never
  'review-from-here-button': never
  'review-from-here': never
  'review-from-here-means': 'moment'
  'review-from-over': never
  'review-your-seat': never
  'review-captains': never
  'review-play-on': never
  'review-records-title': never
  'review-records-mean': never
  'review-record-missing': 'moment'
  'review-choose-file': never
  'review-or-drop': never
  'review-reading': never
  'review-too-large': never
  'review-no-text': never
  'after-title': 'names'
  'after-link': never
  'after-gathering': never
  'after-gathering-on': never
  'after-to-review': never
  'after-last-battle': never
  'after-picture': 'won'
  'after-save': never
  'after-share': never
  'after-share-text': never
  'after-film': never
  'after-filming': never
  'after-share-film': never
  'after-film-failed': never
  'after-film-empty': never
  'after-film-hidden': never
  'after-regions': never
  'after-regions-means': never
  'after-chances': never
  'after-chances-means': never
  'after-table': never
  'after-when': never
  'after-start': never
  'after-new-hands': never
  'after-game-battle': 'battle' | 'game'
  'after-battles': never
  'after-battles-means': never
  'after-no-cards': never
  'after-cards-spent': never
  'after-battles-won': never
  'after-price': never
  'after-choices': never
  'after-choices-means': never
  'after-whose-choices': never
  'after-judging': 'count' | 'total'
  'after-accuracy': 'good' | 'manner' | 'total'
  'after-no-mistake': 'name'
  'after-chosen': 'chance' | 'choice'
  'after-better': 'chance' | 'choice'
  'after-hint': 'name' | 'reasons'
  'after-cost': 'name' | 'share'
  'after-retry': never
  'after-luck': never
  'after-luck-means': never
  'after-part-base': never
  'after-part-luck': never
  'after-part-own': never
  'after-part-gave-up': never
  'after-part-rest': never
  'after-part-rest-and-luck': never
  'after-part-result': never
  'after-luck-awaits': never
  'after-luck-vague': 'most'
  'after-luck-how': never
  'after-luck-judge': never
  'after-luck-deals': never
  'after-luck-choices': never
  'after-turning-points': never
  'after-turning-points-means': never
  'after-no-turning-point': never
  'after-point-battle': 'region'
  'after-point-deal': never
  'after-chance': 'after' | 'before' | 'name'
  'after-point-told': 'told'
  'after-hand': 'cards' | 'count'
  'after-mercenaries': 'strength'
  'outlook-could-win': 'seats'
  'outlook-no-longer': 'seats'
  'outlook-chooses': 'seat'
  'after-look': never
  'fair-question': never
  'fair-unverifiable': never
  'fair-ignored': never
  'fair-shuffles': never
  'fair-asking': never
  'fair-at-work': never
  'fair-later': never
  'fair-sources': never
  'fair-what-is-proven': never
  'fair-hidden': never
  'fair-untold': never
  'fair-uncommitted': never
  'fair-unproven': never
  'fair-fair': never
  'fair-unfair': never
  'fair-nobody-gave': 'deals'
  'fair-depends': 'deals'
  'fair-commitment-late': 'deal' | 'deals'
  'fair-not-given': 'deals'
  'fair-left-out-late': 'count' | 'deals'
  'fair-gave': 'deals' | 'name'
  'fair-unheard': 'deals'
  'fair-deals': 'count' | 'numbers'
  'fair-range': 'first' | 'last'
  'fair-other-table': never
  'fair-secret-holds': never
  'fair-secret-fails': never
  'fair-nothing-noted': never
  'fair-commitment-holds': 'deal'
  'fair-commitment-fails': 'deal'
  'fair-refused': never
  'fair-tries': 'count'
  'fair-other-promise': 'table'
  'fair-bot-chain': 'name'
  'fair-copied-chain': 'name'
  'fair-setup-holds': never
  'fair-setup-told': never
  'fair-setup-fails': never
  'fair-setup-other': never
  'fair-other-holder': never
  'fair-too-few-deals': 'count' | 'deal'
  'fair-holder-named': 'name'
  'fair-holder-holds': 'name'
  'fair-holder-fails': 'given' | 'name'
  'fair-holder-unknown': 'name'
  'fair-unfinished': never
  'fair-record-no-secret': never
  'fair-record-no-table': never
  'fair-against-rules': 'why'
  'fair-lone-guest': 'name'
  'fair-moved-in-pause': never
  'fair-deal': 'count' | 'deal'
  'fair-deal-of': 'count' | 'deal' | 'names'
  'fair-missing': 'names'
  'fair-late': never
  'fair-seat': 'seat'
  'fair-elsewhere': never
  'fair-deal-wrong': 'deal'
  'fair-wrong-chain': 'name'
  'fair-left-out': 'deal'
  'fair-asked-early': 'deal'
  'fair-unknown-chain': 'deal' | 'name'
  'fair-other-seat': 'deal'
  'fair-other-hand': 'deal'
  'fair-other-givers': 'deal'
  'fair-other-board': 'deal'
  'fair-changed-pile': 'deal'
  'fair-no-secret': 'deal'
  'fair-no-cards': 'deal'
  'fair-other-pile': 'deal'
  'fair-other-hands': 'deal'
  'fair-other-moves': 'deal'
  'fair-other-cards': 'count' | 'deal' | 'dealt' | 'given' | 'place'
  'fair-no-card': never
  'fair-noted': never
  'fair-noted-means': never
  'fair-download': never
  'fair-fingerprint': never
  'fair-fingerprint-means': never
  'summary-cards': never
  'summary-in-deck': 'count'
  'summary-so-many': 'card' | 'count'
  'summary-mercenaries': never
  'summary-strength': never
  'summary-strength-winter': never
  'summary-strength-drummer': never
  'summary-strength-spring': never
  'summary-strength-rest': never
  'summary-example': never
  'summary-battle': never
  'summary-battle-means': never
  'summary-battle-captured': never
  'summary-round': never
  'summary-round-means': never
  'summary-no-rounds': never
  'summary-no-rounds-means': never
  'summary-game': never
  'summary-game-means': never
  'summary-game-here': 'adjacent' | 'total'
  'summary-game-none-left': never
  'rules-contents': never
  'rules-search': never
  'rules-found': 'count'
  'rules-title': never
  'rules-at-this-table': never
  'rules-to-win': 'adjacent' | 'match' | 'total'
  'rules-none-used': never
  'settings': never
  'settings-theme': never
  'settings-theme-system': never
  'settings-theme-light': never
  'settings-theme-dark': never
  'settings-motion': never
  'settings-motion-full': never
  'settings-motion-fast': never
  'settings-motion-none': never
  'settings-sounds': never
  'settings-sounds-on': never
  'settings-sounds-off': never
  'me-title': never
  'me-your-name': never
  'me-save': never
  'me-saved': never
  'me-who-sees': never
  'me-you-are-called': 'name'
  'me-captains': never
  'me-captains-yes': never
  'me-captains-no': never
  'me-captains-means': never
  'me-language': never
  'device-play-on-another': never
  'device-code-means': never
  'device-code-again': never
  'device-make-code': never
  'device-make-new-code': never
  'device-have-code': never
  'device-use-code': 'scanned'
  'device-recovery-code': never
  'device-qr-code': never
  'device-link': never
  'device-opened-here': never
  'device-only-here': 'options'
  'device-forget': never
  'device-forget-means': never
  'device-code-still-leads': never
  'device-no-code': never
  'device-stay': 'name'
  'device-forget-me': never
  'device-play-on-this': never
  'device-code-knows': never
  'device-known-as': 'name'
  'device-this-is-me': never
  'device-no-cookies': never
  'device-server-unreachable': never
  'device-server-slow': never
  'device-server-silent': 'status'
}

export type MessageId = keyof Messages
