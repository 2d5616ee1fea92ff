/** Deutsch: Erdteile und Städte in den Namen der Zeitzonen, wo sie anders heißen. */

export const ZONES: Readonly<Record<string, string>> = Object.fromEntries(`
Africa=Afrika America=Amerika Antarctica=Antarktis Arctic=Arktis Asia=Asien Atlantic=Atlantik Australia=Australien Europe=Europa Indian=Indischer_Ozean
Pacific=Pazifik Athens=Athen Belgrade=Belgrad Brussels=Brüssel Bucharest=Bukarest Busingen=Büsingen Copenhagen=Kopenhagen Kiev=Kyjiw Kyiv=Kyjiw
Lisbon=Lissabon Luxembourg=Luxemburg Moscow=Moskau Prague=Prag Rome=Rom Tirane=Tirana Vatican=Vatikanstadt Vienna=Wien Volgograd=Wolgograd Warsaw=Warschau
Zurich=Zürich Astrakhan=Astrachan Saratov=Saratow Ulyanovsk=Uljanowsk Algiers=Algier Cairo=Kairo Khartoum=Khartum Tripoli=Tripolis Addis_Ababa=Addis_Abeba
Dar_es_Salaam=Daressalam Mogadishu=Mogadischu Nairobi=Nairobi Tashkent=Taschkent Baghdad=Bagdad Bishkek=Bischkek Damascus=Damaskus Dubai=Dubai Hong_Kong=Hongkong
Jerusalem=Jerusalem Katmandu=Kathmandu Kamchatka=Kamtschatka Kolkata=Kalkutta Calcutta=Kalkutta Krasnoyarsk=Krasnojarsk Nicosia=Nikosia Novosibirsk=Nowosibirsk
Pyongyang=Pjöngjang Riyadh=Riad Sakhalin=Sachalin Singapore=Singapur Tbilisi=Tiflis Tehran=Teheran Tokyo=Tokio Vladivostok=Wladiwostok Yakutsk=Jakutsk
Yekaterinburg=Jekaterinburg Yerevan=Eriwan Ashgabat=Aschgabat Dushanbe=Duschanbe Macau=Macao Rangoon=Rangun Mexico_City=Mexiko-Stadt Havana=Havanna
New_York=New_York Los_Angeles=Los_Angeles Canary=Kanarische_Inseln Azores=Azoren Faeroe=Färöer Cape_Verde=Kap_Verde Bermuda=Bermuda
Maldives=Malediven Mauritius=Mauritius Fiji=Fidschi Easter=Osterinsel Galapagos=Galapagos`.trim().split(/\s+/).map((pair) => pair.split("=") as [string, string]));
