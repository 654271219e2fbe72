import { Migration } from '@mikro-orm/migrations';

/** Aliases of time zones with their canonical IANA names, from the Unicode list (CLDR 48). */
const aliases = `
  Antarctica/South_Pole=Antarctica/McMurdo America/Buenos_Aires=America/Argentina/Buenos_Aires
  America/Cordoba=America/Argentina/Cordoba America/Rosario=America/Argentina/Cordoba
  America/Catamarca=America/Argentina/Catamarca America/Argentina/ComodRivadavia=America/Argentina/Catamarca
  America/Jujuy=America/Argentina/Jujuy America/Mendoza=America/Argentina/Mendoza
  Pacific/Samoa=Pacific/Pago_Pago US/Samoa=Pacific/Pago_Pago Australia/South=Australia/Adelaide
  Australia/Yancowinna=Australia/Broken_Hill Australia/Queensland=Australia/Brisbane
  Australia/North=Australia/Darwin Australia/Tasmania=Australia/Hobart Australia/Currie=Australia/Hobart
  Australia/LHI=Australia/Lord_Howe Australia/Victoria=Australia/Melbourne Australia/West=Australia/Perth
  Australia/ACT=Australia/Sydney Australia/Canberra=Australia/Sydney Australia/NSW=Australia/Sydney
  Asia/Dacca=Asia/Dhaka CET=Europe/Brussels MET=Europe/Brussels Brazil/DeNoronha=America/Noronha
  Brazil/West=America/Manaus America/Porto_Acre=America/Rio_Branco Brazil/Acre=America/Rio_Branco
  Brazil/East=America/Sao_Paulo Asia/Thimbu=Asia/Thimphu Canada/Mountain=America/Edmonton
  America/Yellowknife=America/Edmonton Canada/Atlantic=America/Halifax America/Pangnirtung=America/Iqaluit
  Canada/East-Saskatchewan=America/Regina Canada/Saskatchewan=America/Regina
  Canada/Newfoundland=America/St_Johns America/Montreal=America/Toronto Canada/Eastern=America/Toronto
  America/Nipigon=America/Toronto America/Thunder_Bay=America/Toronto Canada/Pacific=America/Vancouver
  Canada/Central=America/Winnipeg America/Rainy_River=America/Winnipeg Canada/Yukon=America/Whitehorse
  America/Coral_Harbour=America/Atikokan Chile/EasterIsland=Pacific/Easter Chile/Continental=America/Santiago
  Asia/Chongqing=Asia/Shanghai Asia/Chungking=Asia/Shanghai Asia/Harbin=Asia/Shanghai PRC=Asia/Shanghai
  Asia/Kashgar=Asia/Urumqi Cuba=America/Havana Europe/Nicosia=Asia/Nicosia Egypt=Africa/Cairo
  Africa/Asmera=Africa/Asmara Pacific/Ponape=Pacific/Pohnpei Pacific/Truk=Pacific/Chuuk
  Pacific/Yap=Pacific/Chuuk Atlantic/Faeroe=Atlantic/Faroe Europe/Belfast=Europe/London GB=Europe/London
  GB-Eire=Europe/London America/Godthab=America/Nuuk Etc/GMT=UTC Etc/GMT+0=UTC Etc/GMT-0=UTC Etc/GMT0=UTC
  Etc/Greenwich=UTC GMT=UTC GMT+0=UTC GMT-0=UTC GMT0=UTC Greenwich=UTC EET=Europe/Athens Hongkong=Asia/Hong_Kong
  Asia/Ujung_Pandang=Asia/Makassar Eire=Europe/Dublin Asia/Calcutta=Asia/Kolkata Iran=Asia/Tehran
  Iceland=Atlantic/Reykjavik Asia/Tel_Aviv=Asia/Jerusalem Israel=Asia/Jerusalem Jamaica=America/Jamaica
  Japan=Asia/Tokyo Pacific/Enderbury=Pacific/Kanton ROK=Asia/Seoul Libya=Africa/Tripoli
  Europe/Tiraspol=Europe/Chisinau Kwajalein=Pacific/Kwajalein Africa/Timbuktu=Africa/Bamako
  Asia/Rangoon=Asia/Yangon Asia/Ulan_Bator=Asia/Ulaanbaatar Asia/Choibalsan=Asia/Ulaanbaatar
  Asia/Macao=Asia/Macau Mexico/General=America/Mexico_City Mexico/BajaSur=America/Mazatlan
  America/Ensenada=America/Tijuana Mexico/BajaNorte=America/Tijuana America/Santa_Isabel=America/Tijuana
  Asia/Katmandu=Asia/Kathmandu NZ=Pacific/Auckland NZ-CHAT=Pacific/Chatham EST=America/Panama
  Poland=Europe/Warsaw Portugal=Europe/Lisbon WET=Europe/Lisbon W-SU=Europe/Moscow Singapore=Asia/Singapore
  Atlantic/Jan_Mayen=Arctic/Longyearbyen Asia/Ashkhabad=Asia/Ashgabat Asia/Istanbul=Europe/Istanbul
  Turkey=Europe/Istanbul ROC=Asia/Taipei Europe/Kiev=Europe/Kyiv Europe/Zaporozhye=Europe/Kyiv
  Europe/Uzhgorod=Europe/Kyiv America/Atka=America/Adak US/Aleutian=America/Adak US/Alaska=America/Anchorage
  US/Central=America/Chicago CST6CDT=America/Chicago America/Shiprock=America/Denver Navajo=America/Denver
  US/Mountain=America/Denver MST7MDT=America/Denver US/Michigan=America/Detroit US/Hawaii=Pacific/Honolulu
  Pacific/Johnston=Pacific/Honolulu HST=Pacific/Honolulu America/Indianapolis=America/Indiana/Indianapolis
  America/Fort_Wayne=America/Indiana/Indianapolis US/East-Indiana=America/Indiana/Indianapolis
  America/Knox_IN=America/Indiana/Knox US/Indiana-Starke=America/Indiana/Knox US/Pacific=America/Los_Angeles
  US/Pacific-New=America/Los_Angeles PST8PDT=America/Los_Angeles America/Louisville=America/Kentucky/Louisville
  US/Eastern=America/New_York EST5EDT=America/New_York US/Arizona=America/Phoenix MST=America/Phoenix
  Etc/UTC=UTC Etc/UCT=UTC Etc/Universal=UTC Etc/Zulu=UTC UCT=UTC Universal=UTC Zulu=UTC
  America/Virgin=America/St_Thomas Asia/Saigon=Asia/Ho_Chi_Minh
`;

/**
 * Tables with a time zone, and the replacement for invalid zones such as an offset. UTC has no daylight saving either.
 */
const zones = [
  { table: 'events', otherwise: "'UTC'" },
  { table: 'sit', otherwise: "'UTC'" },
  { table: 'notification_setting', otherwise: "'UTC'" },
  { table: 'journal_entry', otherwise: 'null' },
];

/** Replaces each stored time zone by its canonical name, because feeds and clients compare zones by name. */
export class Migration20261125120000_canonical_zones extends Migration {
  override up(): void {
    const pairs = aliases
      .trim()
      .split(/\s+/)
      .map((pair) => `('${pair.replace('=', "','")}')`);
    this.addSql(`create temporary table "zone_alias" ("name" text primary key, "canonical" text not null);`);
    this.addSql(`insert into "zone_alias" values ${pairs.join(',')};`);
    for (const { table, otherwise } of zones) {
      this.addSql(
        `update "${table}" set "zone" = a."canonical" from "zone_alias" a where lower("zone") = lower(a."name");`,
      );
      this.addSql(
        `update "${table}" set "zone" = ${otherwise} where "zone" !~ '^[A-Za-z]' or lower("zone") = 'etc/unknown';`,
      );
    }
    this.addSql(
      `update "mentoring" set "wishes" = jsonb_set("wishes", '{zone}', to_jsonb(a."canonical"))
       from "zone_alias" a where lower("wishes"->>'zone') = lower(a."name");`,
    );
    this.addSql(
      `update "mentoring" set "wishes" = jsonb_set("wishes", '{zone}', '"UTC"')
       where "wishes"->>'zone' !~ '^[A-Za-z]' or lower("wishes"->>'zone') = 'etc/unknown';`,
    );
    this.addSql(`drop table "zone_alias";`);
  }
}
